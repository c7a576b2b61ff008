import { serverClock, useGetOrder } from '@amana/api';
import { formatNairaValue } from '@amana/domain';
import { Button, KeepFocus, Spinner, buttonClass, classNames } from '@amana/ui';
import { dateTimeText, timeText } from '../../shared/dates/date-text.ts';
import { CheckedAgo } from '../../shared/dates/checked-ago.tsx';
import { useConfig } from '../../shared/hooks/use-config.ts';
import { emailUrl, whatsAppUrl } from '../../shared/message-links.ts';
import { WhatsAppLink } from '../../shared/whatsapp-link.tsx';
import type { ShownAccount } from './account-details.tsx';
import { useSentTransfer } from './use-sent-transfer.ts';
import styles from './account-details.module.css';

/** Five minutes: transfers between Nigerian banks arrive within two as a rule. */
const LATE_AFTER_MS = 300_000;

interface SentTransferProps {
  orderId: string;
  account: ShownAccount;
  /** When the order was read, as `CheckedAgo` takes it; null if the last refresh failed. */
  checkedAtMs: number | null;
  /** As `useReturnedTransfers` returns it. */
  returnedAtMs: number;
}

/** Answers a buyer who has made the transfer, until the order shows it. */
export function SentTransfer({ orderId, account, checkedAtMs, returnedAtMs }: SentTransferProps) {
  const { sentAtMs, markAsSent } = useSentTransfer(orderId, account.accountNumber, returnedAtMs);
  const isLate =
    sentAtMs !== null && checkedAtMs !== null && serverTime(checkedAtMs) - sentAtMs >= LATE_AFTER_MS;
  return (
    <section
      aria-label="Your transfer"
      className={classNames(sentAtMs !== null && styles['sent'], isLate && styles['late'])}
    >
      <div className={styles['news']} role="status">
        {sentAtMs !== null &&
          (checkedAtMs === null ? <CannotCheck /> : isLate ? <NotHereYet /> : <Looking />)}
      </div>
      {sentAtMs === null ? (
        <KeepFocus findHome={sectionOf}>
          <Button block onClick={markAsSent}>
            I have sent the money
          </Button>
        </KeepFocus>
      ) : (
        checkedAtMs !== null && <CheckedAgo atMs={checkedAtMs} label="Last checked" />
      )}
      {isLate && <SupportLinks orderId={orderId} account={account} sentAtMs={sentAtMs} />}
    </section>
  );
}

/** The transfer may have arrived after the last successful check, so only a check is compared with the press. */
function serverTime(deviceMs: number): number {
  return deviceMs + serverClock.now() - Date.now();
}

const sectionOf = (area: HTMLElement) => area.closest('section');

function Looking() {
  return (
    <>
      <p className={styles['looking']}>
        <Spinner />
        <strong>Looking for your transfer…</strong>
      </p>
      <p>
        Most transfers arrive within two minutes. You may close this page: your order shows the payment once
        it has arrived.
      </p>
    </>
  );
}

function CannotCheck() {
  return (
    <>
      <strong>This page cannot look for your transfer now.</strong>
      <p>It looks again by itself. Do not pay again before you know.</p>
    </>
  );
}

function NotHereYet() {
  return (
    <>
      <strong>Not here yet.</strong>
      <p>Banks are sometimes slow. Your money is not lost: it arrives here, or it goes back to you.</p>
    </>
  );
}

/** Keeps a buyer whose account has expired after the press from paying twice. */
export function SentBeforeExpiry({ orderId, account, returnedAtMs }: Omit<SentTransferProps, 'checkedAtMs'>) {
  const { sentAtMs } = useSentTransfer(orderId, account.accountNumber, returnedAtMs);
  if (sentAtMs === null) return null;
  return (
    <section aria-label="Your transfer" className={classNames(styles['sent'], styles['late'])}>
      <p>
        {`You said at ${timeText(new Date(sentAtMs).toISOString())} that you sent the money. If it came too late, it is returned to you. Do not pay again before you know.`}
      </p>
      <SupportLinks orderId={orderId} account={account} sentAtMs={sentAtMs} />
    </section>
  );
}

interface SupportLinksProps extends Pick<SentTransferProps, 'orderId' | 'account'> {
  sentAtMs: number;
}

/** Messages to support that are ready to send. */
function SupportLinks({ orderId, account, sentAtMs }: SupportLinksProps) {
  const { supportPhone, supportEmail } = useConfig();
  // The page of a transfer knows the order by its id only.
  const orderNumber = useGetOrder(orderId).data?.data.orderNumber ?? orderId;
  const { bankName, accountNumber, amount } = account;
  const text = [
    'My transfer is not here yet.',
    `Order: ${orderNumber}`,
    `Amount: ${formatNairaValue(amount)}`,
    `Account: ${[accountNumber, bankName].filter(Boolean).join(', ')}`,
    `Sent before: ${dateTimeText(new Date(sentAtMs).toISOString())}`,
  ].join('\n');
  return (
    <div className={styles['support']}>
      <WhatsAppLink href={whatsAppUrl(text, supportPhone)} label="Ask support on WhatsApp" />
      <a
        className={buttonClass('secondary')}
        href={emailUrl(supportEmail, `Transfer for order ${orderNumber}`, text)}
      >
        Ask support by email
      </a>
    </div>
  );
}
