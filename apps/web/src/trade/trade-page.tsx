import type { TradeEvent } from '@amana/api';
import {
  type Kobo,
  type OtherPerson,
  type ProgressState,
  type Side,
  type TradeViewer,
  awaitsPayment,
  descriptionAuthor,
  formatNaira,
  isManagedByTransaction,
  isSettled,
  moneyHeadline,
  nextStepText,
  orderProgress,
  otherPersonOf,
  recordedFigures,
  returnedTransferText,
  shownName,
  whatIf,
  withPersonText,
} from '@amana/domain';
import { Breakdown, Card, Columns, Labelled, Notice, Result, Stack, buttonClass } from '@amana/ui';
import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { CheckedAgo } from '../shared/dates/checked-ago.tsx';
import { dateTimeText, dueTimeText } from '../shared/dates/date-text.ts';
import { type PageHeadProps, PageHead } from '../shared/page-head.tsx';
import { transactionPath } from '../shared/paths.ts';
import { useServerNow } from '../shared/dates/use-server-now.ts';
import { useConfig } from '../shared/hooks/use-config.ts';
import { RecordSkeleton } from '../shared/states/page-skeleton.tsx';
import { Countdown } from './countdown.tsx';
import { type TradeDates, deadlineText } from './deadline-text.ts';
import { forgetSentTransfer } from './forget-sent-transfer.ts';
import { ItemHeading } from './item-heading.tsx';
import { MoneyAmount } from './money-amount.tsx';
import { movedFigures, isPayoutAwaited } from './money-destination.tsx';
import { exactTotal } from './money-notices.tsx';
import { PaymentBreakdown, TOTAL_LABELS } from './payment-breakdown.tsx';
import type { RecordedTrade } from './trade-history.tsx';
import styles from './trade-page.module.css';
import { type AskedTrade, WhatIfAnswer } from './what-if-answer.tsx';
import { TradeTimeline } from './trade-timeline.tsx';
import { useStatusChange } from './use-status-change.tsx';

export function TradeSkeleton(head: Pick<PageHeadProps, 'title' | 'back' | 'backLabel'>) {
  return <RecordSkeleton {...head} heights={[60, 280, 520]} aside={[230, 90, 130]} />;
}

export interface TradePageProps extends PageHeadProps {
  /** When the trade was read, as `CheckedAgo` takes it; null if the last refresh failed. */
  checkedAtMs: number | null;
  /** The order, or the transaction. */
  trade: RecordedTrade & Parameters<typeof movedFigures>[0];
  side: Side;
  order: ProgressState;
  hasBankDetails?: boolean;
  /** The service says that the next payment was made already, so no date is shown for it. */
  isPaidAlready?: boolean;
  asked: Omit<AskedTrade, 'description'>;
  description: string;
  /** When the account that awaits a transfer expires; null where the service has not sent it. */
  expiresAt: string | null;
  /** A calendar date or an ISO 8601 timestamp, as the service sent it. */
  deliveryDate: string | null;
  /** Shown before the delivery date; null for no countdown. */
  deliveryLabel: string | null;
  /** Shown first: what the last step has moved. */
  result?: ReactNode;
  buttons: ReactNode;
  facts: ComponentProps<typeof Breakdown>['rows'];
  /** Links below the facts. */
  links?: ReactNode;
  /** Shown after the facts. */
  children?: ReactNode;
}

/** A page about one trade: what happens now, the amount, the other person and the buttons come first. */
export function TradePage({
  checkedAtMs,
  trade,
  side,
  order: recorded,
  hasBankDetails = true,
  isPaidAlready = false,
  asked,
  description,
  expiresAt,
  deliveryDate,
  deliveryLabel,
  result,
  buttons,
  facts,
  links,
  children,
  ...head
}: TradePageProps) {
  const { events } = trade;
  const { orderStatus } = recorded;
  const order = isPayoutAwaited(trade) ? { ...recorded, orderStatus: 'Delivered' as const } : recorded;
  const other = otherPersonOf(trade, side);
  const withPerson = withPersonText(trade, side);
  const figures = recordedFigures(side, trade);
  const moved = movedFigures(trade, side);
  const progress = orderProgress(order, side, events);
  const party = { side, called: other.called, total: exactTotal(moved), hasBankDetails };
  const { productName } = useConfig();
  const worry = whatIf(order, party, productName);
  const isAwaited = awaitsPayment(orderStatus);
  const change = useStatusChange(orderStatus);
  const isPaid = isManagedByTransaction(orderStatus);
  useEffect(() => {
    if (isPaid) forgetSentTransfer(asked.orderId);
  }, [isPaid, asked.orderId]);
  const dates = { orderStatus, deliveryDate, expiresAt: isPaidAlready ? null : expiresAt };
  return (
    <>
      <PageHead
        {...head}
        subtitle={
          <>
            <span>{head.subtitle}</span>
            {checkedAtMs !== null && (
              <span className={styles['checked']}>
                <CheckedAgo atMs={checkedAtMs} />
              </span>
            )}
          </>
        }
      />
      {change.announcement}
      <ItemHeading text={description} author={descriptionAuthor(trade, side)} />
      <Columns
        main={
          <>
            {result}
            {isSettledOrder(order) && (
              <SettledResult
                side={side}
                total={exactTotal(figures)}
                otherName={other.label}
                transactionId={asked.transactionId}
              />
            )}
            <Card aria-label="What happens now" {...change.flash}>
              <Stack>
                <div>
                  <h2>{nextStepText(order, party)}</h2>
                  {!isPaidAlready && <NextStepDate dates={dates} />}
                  {worry !== null && (
                    <WhatIfAnswer
                      key={worry.question}
                      worry={worry}
                      trade={{ ...asked, description }}
                      called={other.called}
                    />
                  )}
                </div>
                <MoneyAmount
                  figures={moved}
                  headline={moneyHeadline(order, side, productName)}
                  otherwise={TOTAL_LABELS[side]}
                >
                  {withPerson !== null && <p>{withPerson}</p>}
                </MoneyAmount>
                {buttons}
              </Stack>
            </Card>
            <ReturnedTransfers
              events={events}
              viewer={{ side, otherName: other.label }}
              due={side === 'buyer' ? exactTotal(figures) : null}
              isAwaited={isAwaited}
            />
            <Card aria-label="Progress">
              <Stack>
                <div>
                  <h2>Progress</h2>
                  <p className="small-print">{progress.stepText}</p>
                </div>
                <TradeTimeline trade={trade} side={side} progress={progress} dates={dates} />
                <Notice icon="shield">{progress.moneyText}</Notice>
              </Stack>
            </Card>
          </>
        }
        aside={
          <>
            <Card aria-label="Payment breakdown">
              <PaymentBreakdown
                figures={figures}
                side={side}
                mayPay={side === 'buyer' && isAwaited}
                sellerName={shownName(trade.name)}
              />
            </Card>
            {deliveryDate !== null && deliveryLabel !== null && (
              <Card>
                <Labelled label={deliveryTimeLabel(deliveryLabel, deliveryDate)}>
                  <Countdown target={deliveryDate} />
                </Labelled>
              </Card>
            )}
            <PersonCard side={side} other={other} />
            <Card>
              <Breakdown rows={facts} />
              {links !== undefined && <p className={styles['links']}>{links}</p>}
            </Card>
            {children}
          </>
        }
      />
    </>
  );
}

function isSettledOrder({ orderStatus, transactionStatus }: ProgressState): boolean {
  return orderStatus === 'Completed' && (transactionStatus === undefined || isSettled(transactionStatus));
}

interface SettledResultProps {
  side: Side;
  /** Null where it is not certain. */
  total: Kobo | null;
  otherName: string;
  transactionId: string | null;
}

function SettledResult({ side, total, otherName, transactionId }: SettledResultProps) {
  const received = total === null ? 'You were paid' : `You received ${formatNaira(total)}`;
  return (
    <Result
      title={side === 'seller' ? received : 'Trade complete'}
      action={
        transactionId !== null && (
          <Link className={buttonClass()} to={transactionPath(transactionId)}>
            View receipt
          </Link>
        )
      }
    >
      <p>{side === 'seller' ? 'It was paid into your bank account.' : `${otherName} has been paid.`}</p>
    </Result>
  );
}

function deliveryTimeLabel(label: string, deliveryDate: string): string {
  const time = dueTimeText(deliveryDate);
  return time === null ? 'Delivery time unknown' : `${label} ${time}`;
}

/** Follows the clock, because a date can pass while nothing else changes. */
function NextStepDate({ dates }: { dates: TradeDates }) {
  const text = deadlineText(dates, useServerNow());
  return text === null ? null : <p className="small-print">{text}</p>;
}

interface ReturnedTransfersProps {
  events: readonly TradeEvent[] | undefined;
  viewer: TradeViewer;
  /** What the buyer has to pay; null where that is not certain. */
  due: Kobo | null;
  /** Another transfer is awaited. */
  isAwaited: boolean;
}

/** Every transfer of the buyer that was returned, with its amount, reason and time. */
function ReturnedTransfers({ events = [], viewer, due, isAwaited }: ReturnedTransfersProps) {
  const returned = events.filter(({ kind }) => kind === 'transferReturned');
  if (returned.length === 0) return null;
  return (
    <section aria-label="Returned money">
      <Notice tone={isAwaited ? 'warning' : 'info'}>
        <strong>{returned.length === 1 ? 'A transfer was returned' : 'Transfers were returned'}</strong>
        {returned.map((event, index) => (
          <p key={index}>{`${dateTimeText(event.at)}: ${returnedTransferText(event, viewer, due)}`}</p>
        ))}
      </Notice>
    </section>
  );
}

interface PersonCardProps {
  /** The side of the viewer. */
  side: Side;
  other: OtherPerson;
}

const ROLES: Record<Side, string> = { seller: 'Buyer', buyer: 'Seller' };

/** The person whom the viewer trades with, and how to reach them, as far as the service says it. */
export function PersonCard({ side, other }: PersonCardProps) {
  const { name, email, phoneNumber, hasJoined } = other;
  const notNamed = hasJoined ? 'Name not available' : 'Not joined yet';
  return (
    <Card aria-label={ROLES[side]}>
      <Breakdown
        rows={[
          { label: ROLES[side], value: name || notNamed },
          ...(email === '' ? [] : [{ label: 'Email', value: <a href={`mailto:${email}`}>{email}</a> }]),
          ...(phoneNumber === ''
            ? []
            : [
                {
                  label: 'Phone Number',
                  value: <a href={`tel:${phoneNumber.replace(/[^\d+]/g, '')}`}>{phoneNumber}</a>,
                },
              ]),
        ]}
      />
    </Card>
  );
}
