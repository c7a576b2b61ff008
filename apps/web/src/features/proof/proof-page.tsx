import { type OrderProof, serverClock, serviceStatus, useGetOrderProof } from '@amana/api';
import { type OrderStatus, formatNairaValue, statusColour } from '@amana/domain';
import { Amount, AuthColumn, Badge, Button, Labelled, Logo, Notice, Skeleton, Stack } from '@amana/ui';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { CheckedAgo } from '../../shared/dates/checked-ago.tsx';
import { dateTimeText } from '../../shared/dates/date-text.ts';
import { Description } from '../../shared/description.tsx';
import { useConfig } from '../../shared/hooks/use-config.ts';
import { usePageTitle } from '../../shared/hooks/use-page-title.ts';
import { useStickyError } from '../../server-state/use-sticky-error.ts';
import { PATHS } from '../../shared/paths.ts';
import { recordPolling } from '../../server-state/poll-every.ts';
import { FailureState } from '../../server-state/failure-state.tsx';
import { LinkState } from '../../shared/states/link-state.tsx';
import { StatusBadge } from '../../shared/status-badge.tsx';
import { proofName } from '../../trade/texts/proof-name.ts';
import styles from './proof-page.module.css';

const REFRESH_MS = 10_000;
const TITLE = 'Proof of payment';

/** Only these answers say that no order has the code. */
const NO_PROOF: ReadonlySet<number | null> = new Set([404, 410]);

/** For everyone who was given the link or has scanned its QR code, without a session. */
export function ProofPage() {
  const { productName, logoUrl } = useConfig();
  usePageTitle(TITLE);
  return (
    <>
      <meta name="robots" content="noindex" />
      <AuthColumn
        logo={<Logo name={productName} src={logoUrl} />}
        footer={`${productName} holds what the buyer pays until the buyer confirms receipt or support decides a dispute.`}
      >
        <Proof />
      </AuthColumn>
    </>
  );
}

function Proof() {
  const { code = '' } = useParams();
  const query = useGetOrderProof(code, {
    // Kept when a session ends, because it belongs to no session.
    query: { ...recordPolling(REFRESH_MS), meta: { survivesSignOut: true } },
  });
  const { error, retry } = useStickyError(query);
  const { data, isError, dataUpdatedAt } = query;
  if (NO_PROOF.has(serviceStatus(error))) {
    return (
      <LinkState
        level={1}
        title="No proof found"
        text="No paid order has this address. Do not rely on it."
        icon="help"
        isProblem
        to={PATHS.root}
        link="Go home"
        isSecondary
      />
    );
  }
  if (data === undefined)
    return error === null ? (
      <Skeleton heights={[32, 120, 80]} />
    ) : (
      <FailureState level={1} error={error} onRetry={retry} />
    );
  return (
    <Stack>
      <h1>{TITLE}</h1>
      {isError ? (
        <Notice
          tone="warning"
          action={
            <Button variant="secondary" onClick={retry}>
              Check again
            </Button>
          }
        >
          {`The last check failed. This order may have changed since ${readTimeText(dataUpdatedAt)}.`}
        </Notice>
      ) : (
        <p>
          <CheckedAgo atMs={dataUpdatedAt} />
          <span className="small-print">, {readTimeText(dataUpdatedAt)}</span>
        </p>
      )}
      <ProofDetails proof={data.data} code={code} />
    </Stack>
  );
}

/** By the server's clock, because a phone's may be wrong. */
function readTimeText(dataUpdatedAt: number): string {
  return dateTimeText(new Date(dataUpdatedAt + serverClock.now() - Date.now()).toISOString());
}

interface StateWords {
  readonly label: string;
  /** The order's status with this meaning, for the colour. */
  readonly status: OrderStatus;
  readonly title: string;
  readonly text: string;
}

function wordsOf(state: OrderProof['state'], productName: string): StateWords | undefined {
  const held = `Paid. ${productName} has the money.`;
  const words: Partial<Record<string, StateWords>> = {
    held: {
      label: 'Paid',
      status: 'Paid',
      title: held,
      text: 'The seller is paid after the buyer confirms receipt.',
    },
    shipped: {
      label: 'Shipped',
      status: 'Shipped',
      title: held,
      text: 'The seller has marked it as shipped, and is paid after the buyer confirms receipt.',
    },
    delivered: {
      label: 'Delivered',
      status: 'Delivered',
      title: 'The seller is being paid.',
      text: 'This proof does not pay for another delivery.',
    },
    completed: {
      label: 'Completed',
      status: 'Completed',
      title: 'Completed. The seller was paid.',
      text: 'This proof does not pay for another delivery.',
    },
    disputed: {
      label: 'In Dispute',
      status: 'InDispute',
      title: `In dispute. ${productName} has the money.`,
      text: 'The buyer has lodged a dispute. Support decides who gets the money.',
    },
    refunded: {
      label: 'Refunded',
      status: 'Close',
      title: 'The buyer was refunded.',
      text: 'Nothing is held for the seller any more.',
    },
  } satisfies Record<OrderProof['state'], StateWords>;
  return words[state];
}

function ProofDetails({ proof, code }: { proof: OrderProof; code: string }) {
  const { productName } = useConfig();
  const { orderNumber, description, amount, state } = proof;
  const words = wordsOf(state, productName);
  return (
    <>
      {/* A new state is announced. */}
      <div className={styles['state']} role="status">
        {words === undefined ? (
          <StatusBadge status={state} />
        ) : (
          <>
            <Badge colour={statusColour(words.status)}>{words.label}</Badge>
            <h2>{words.title}</h2>
            <p>{words.text}</p>
          </>
        )}
      </div>
      <Labelled label="Number and code, as on the page of the order">{proofName(orderNumber, code)}</Labelled>
      <Labelled label="Amount of the order, without charges and VAT">
        <Amount text={formatNairaValue(amount)} huge />
      </Labelled>
      <Labelled label="Description by the creator of the order">
        <Description text={description} />
      </Labelled>
      <Advice />
    </>
  );
}

function Advice() {
  const { productName, siteHost } = useConfig();
  const lines: ReactNode[] = [
    // From the configuration: the host of this page would be that of a copy.
    siteHost === null ? (
      `${productName} does not say here which address is right. Open it yourself and compare.`
    ) : (
      <>
        Compare the address in your browser: <strong>{siteHost}</strong>. Any other address is a copy.
      </>
    ),
    'Open this page on your own phone. A screenshot or the screen of another phone is not a proof.',
    'This page does not say who is paid. If you are the seller, rely on the page of your own order.',
  ];
  return (
    <Notice icon="shield">
      {lines.map((line, index) => (
        <p key={index}>{line}</p>
      ))}
    </Notice>
  );
}
