import { type PaymentAccount, type Transaction, serverClock } from '@amana/api';
import {
  EXPIRED,
  countdown,
  countdownMilestone,
  dueMoment,
  formatNairaValue,
  NOT_AVAILABLE,
  roughTimeText,
} from '@amana/domain';
import { type ButtonProps, Amount, Card, CopyButton, Labelled, Notice, Stack, moveFocus } from '@amana/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { Countdown } from '../../trade/texts/countdown.tsx';
import { dayText, dueTimeText, timeText } from '../../shared/dates/date-text.ts';
import { useLostFocus } from '../../shared/hooks/use-lost-focus.ts';
import { useServerNow } from '../../shared/dates/use-server-now.ts';
import styles from './account-details.module.css';
import { type SentTransferProps, SentTransfer, useSentTransfer } from './sent-transfer.tsx';

const HOW_TO_PAY =
  "One transfer of exactly this amount, from your own bank's app. Wrong or late money comes back to you. Your order is processed automatically once payment is confirmed.";

interface AccountDetailsProps extends Omit<SentTransferProps, 'sent' | 'isExpired'> {
  expiryLabel: string;
  /** The service no longer expects a transfer into the account, whatever the countdown says. */
  isClosed: boolean;
  /** Time of the newest returned transfer, in ms since 1970; 0 if there is none. */
  returnedAtMs: number;
  /** Renders the button that leads to another account once this one has expired. */
  newAccount: (look: Pick<ButtonProps, 'variant' | 'children'>) => ReactNode;
  /** Moves the focus here, because the button that had it is removed. */
  takesFocus?: boolean;
}

/** The temporary account that the buyer pays into, and what they say about their transfer. */
export function AccountDetails({
  expiryLabel,
  isClosed,
  returnedAtMs,
  newAccount,
  takesFocus = false,
  ...transfer
}: AccountDetailsProps) {
  const {
    amount,
    bankName = '',
    accountName,
    accountNumber,
    accountNumberExpiry: expiresAt,
  } = transfer.account;
  const nowMs = useServerNow();
  const left = countdown(expiresAt, nowMs);
  const due = dueMoment(expiresAt);
  const isToday = dayText(expiresAt) === dayText(new Date(nowMs).toISOString());
  const expiryTime =
    isToday && due?.isWholeDay === false ? `at ${timeText(expiresAt)}` : `on ${dueTimeText(expiresAt) ?? ''}`;
  const hasExpiry = expiresAt !== '';
  // The device's clock may be wrong, and only the server knows whether the account is still open.
  const isTimeKnown = hasExpiry && (due === null || serverClock.isConfirmed());
  const isExpired = isClosed || (isTimeKnown && left === EXPIRED);
  const sent = useSentTransfer(transfer.orderId, accountNumber, returnedAtMs);
  const groups = digitGroups(accountNumber);
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    moveFocus(start.current);
    start.current?.closest('main')?.scrollIntoView();
  }, [takesFocus]);
  // The number and its Copy button are removed once the account has expired.
  const lostFocus = useLostFocus(() => moveFocus(start.current));
  return (
    <Card aria-label="Bank account details">
      <div ref={start} {...lostFocus}>
        <Stack>
          {isExpired ? (
            // The buyer may have copied the number while the account was open.
            <Notice tone="warning">
              <h2>Account expired</h2>
              <p>
                {accountNumber === '' ? 'The last account' : `Account ${groups.join(' ')}`}{' '}
                {/* Without a past time, only the service says that the account has expired. */}
                {due !== null && left === EXPIRED ? `expired ${expiryTime}` : 'has expired'}. Do not send
                money to it. Money sent there is returned.
              </p>
            </Notice>
          ) : (
            returnedAtMs > 0 &&
            isTimeKnown &&
            left !== EXPIRED && (
              <strong>{`You have ${roughTimeText(left)} left. Send ${formatNairaValue(amount)} in one transfer.`}</strong>
            )
          )}
          <div className={styles['figure']}>
            <Labelled label="Total Amount">
              <Amount text={formatNairaValue(amount)} huge />
            </Labelled>
            {!isExpired && <CopyButton text={amount.toFixed(2)} object="amount" />}
          </div>
          {!isExpired && (
            <>
              <Labelled label={bankName === '' ? 'Account Name' : 'Bank · Account Name'}>
                <p translate="no">{[bankName, accountName || NOT_AVAILABLE].filter(Boolean).join(' · ')}</p>
              </Labelled>
              <div className={styles['figure']}>
                <Labelled label="Account Number">
                  <p className={styles['digits']} translate="no">
                    {groups.map((group, index) => (
                      <span key={index}>{group}</span>
                    ))}
                  </p>
                </Labelled>
                <CopyButton text={accountNumber} object="account number" />
              </div>
            </>
          )}
          <div className={styles['expiry']}>
            <Labelled label={expiryLabel}>
              {(isExpired || isTimeKnown) && <Countdown target={isClosed ? null : expiresAt} />}
              {!isExpired && !hasExpiry && <p>{NOT_AVAILABLE}</p>}
            </Labelled>
            <p className="visually-hidden" role="status">
              {isExpired ? EXPIRED : isTimeKnown && countdownMilestone(left)}
            </p>
          </div>
          <SentTransfer {...transfer} sent={sent} isExpired={isExpired} />
          {isExpired ? (
            newAccount(
              sent.atMs === null
                ? { children: 'Get a new account' }
                : { children: 'Get a new account anyway', variant: 'secondary' },
            )
          ) : (
            <Notice>{HOW_TO_PAY}</Notice>
          )}
        </Stack>
      </div>
    </Card>
  );
}

/** The account of a transaction; what the service has not sent is empty. Null without an amount to transfer. */
export function accountOf(transaction: Transaction): PaymentAccount | null {
  const { paymentBankName: bankName, totalAmount: amount } = transaction;
  if (amount === undefined || Number.isNaN(amount)) return null;
  return {
    accountNumber: transaction.paymentAccountNumber ?? '',
    accountName: transaction.paymentAccountName ?? '',
    ...(bankName === undefined ? {} : { bankName }),
    accountNumberExpiry: transaction.accountExpirationTime ?? '',
    amount,
  };
}

/** The style sheet spaces the groups, so that a number selected by hand contains digits only. */
function digitGroups(accountNumber: string): string[] {
  return /^(\d{3})(\d{3})(\d+)$/.exec(accountNumber)?.slice(1) ?? [accountNumber];
}
