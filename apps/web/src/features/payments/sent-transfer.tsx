import { type PaymentAccount, serverClock, useGetOrder } from '@amana/api';
import { formatNairaValue } from '@amana/domain';
import { Button, KeepFocus, Notice, Stack } from '@amana/ui';
import { useState } from 'react';
import { type CheckedAt, CheckedAgo } from '../../shared/dates/checked-ago.tsx';
import { dateTimeText } from '../../shared/dates/date-text.ts';
import { useConfig } from '../../shared/hooks/use-config.ts';
import { whatsAppUrl } from '../../shared/message-links.ts';
import { WhatsAppLink } from '../../shared/whatsapp-link.tsx';
import { sentTransferKey } from '../../storage/storage-keys.ts';
import { localStore } from '../../storage/storage.ts';
import { LOOKING_FOR_TRANSFER, claimText, claimedTransfer } from '../../trade/money/claimed-transfer.ts';
import styles from './account-details.module.css';

/** Five minutes: transfers between Nigerian banks arrive within two as a rule. */
const LATE_AFTER_MS = 300_000;

export interface SentTransferProps {
  orderId: string;
  account: PaymentAccount;
  checkedAtMs: CheckedAt;
  sent: ReturnType<typeof useSentTransfer>;
  /** The account has expired; a buyer who said before that they paid into it must not pay twice. */
  isExpired: boolean;
}

/** Answers a buyer who has made the transfer, until the order shows it. */
export function SentTransfer({ orderId, account, checkedAtMs, sent, isExpired }: SentTransferProps) {
  const sentAtMs = sent.atMs;
  const isSent = sentAtMs !== null;
  if (isExpired && !isSent) return null;
  const isLate =
    isSent && (isExpired || (checkedAtMs !== null && serverTime(checkedAtMs) - sentAtMs >= LATE_AFTER_MS));
  const news = NEWS[checkedAtMs === null ? 'unknown' : isLate ? 'late' : 'looking'];
  return (
    <section aria-label="Your transfer">
      <Stack gap={2}>
        <div className={styles['news']} role="status">
          {isSent && (
            <Notice tone={isLate ? 'warning' : 'info'} icon="clock">
              {isExpired ? (
                <p>
                  {`${claimText(sentAtMs)} If it came too late, it is returned to you. Do not pay again before you know.`}
                </p>
              ) : (
                <>
                  <strong>{news.title}</strong>
                  <p>{news.text}</p>
                </>
              )}
            </Notice>
          )}
        </div>
        {isSent && !isExpired && checkedAtMs !== null && (
          <CheckedAgo atMs={checkedAtMs} label="Last checked" />
        )}
        {isLate && <SupportLink orderId={orderId} account={account} sentAtMs={sentAtMs} />}
        <KeepFocus key={String(isSent)} findHome={sectionOf}>
          {isSent ? (
            <Button variant="link" block onClick={sent.takeBack}>
              I have not sent it yet
            </Button>
          ) : (
            <Button block onClick={sent.mark}>
              I have sent the money
            </Button>
          )}
        </KeepFocus>
      </Stack>
    </section>
  );
}

/** Remembers across reloads that the buyer said they made the transfer into this account. */
export function useSentTransfer(orderId: string, accountNumber: string, returnedAtMs: number) {
  const key = sentTransferKey(orderId);
  const [sent, setSent] = useState(() => claimedTransfer(orderId));
  const isAwaited = sent?.accountNumber === accountNumber && returnedAtMs <= sent.returnedAtMs;
  return {
    atMs: isAwaited ? sent.atMs : null,
    mark: () => {
      const now = { accountNumber, atMs: serverClock.now(), returnedAtMs };
      localStore.write(key, JSON.stringify(now));
      setSent(now);
    },
    takeBack: () => {
      localStore.remove(key);
      setSent(null);
    },
  };
}

/** The transfer may have arrived after the last successful check, so only a check is compared with the press. */
function serverTime(deviceMs: number): number {
  return deviceMs + serverClock.now() - Date.now();
}

const sectionOf = (area: HTMLElement) => area.closest('section');

const NEWS = {
  looking: {
    title: LOOKING_FOR_TRANSFER,
    text: 'Most transfers arrive within two minutes. You may close this page: your order shows the payment once it has arrived.',
  },
  late: {
    title: 'Not here yet.',
    text: 'Banks are sometimes slow. Your money is not lost: it arrives here, or it goes back to you.',
  },
  unknown: {
    title: 'This page cannot look for your transfer now.',
    text: 'It looks again by itself. Do not pay again before you know.',
  },
};

interface SupportLinkProps extends Pick<SentTransferProps, 'orderId' | 'account'> {
  sentAtMs: number;
}

/** A message to support that is ready to send. */
function SupportLink({ orderId, account, sentAtMs }: SupportLinkProps) {
  const { supportPhone } = useConfig();
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
  return <WhatsAppLink href={whatsAppUrl(text, supportPhone)} label="Ask support" variant="primary" />;
}
