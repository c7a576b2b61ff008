import { type PaymentAccount, type Transaction, serverClock } from '@amana/api';
import {
  EXPIRED,
  countdown,
  countdownMilestone,
  dueMoment,
  formatNairaValue,
  NOT_AVAILABLE,
} from '@amana/domain';
import { Amount, Card, CopyButton, Labelled, Notice, Stack } from '@amana/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { Countdown } from '../../trade/countdown.tsx';
import { dayText, dueTimeText, momentText } from '../../shared/dates/date-text.ts';
import { useLostFocus } from '../../shared/hooks/use-lost-focus.ts';
import { useServerNow } from '../../shared/dates/use-server-now.ts';
import styles from './account-details.module.css';

export interface ShownAccount extends Omit<PaymentAccount, 'transactionId' | 'accountNumberExpiry'> {
  /** A calendar date or an ISO 8601 timestamp; null or empty where the service has not sent it. */
  readonly accountNumberExpiry: string | null;
}

/** The account of a transaction; what the service has not sent is empty. Null without an amount to transfer. */
export function accountOf(transaction: Transaction): ShownAccount | null {
  const { paymentBankName: bankName, totalAmount: amount } = transaction;
  if (amount === undefined || Number.isNaN(amount)) return null;
  return {
    accountNumber: transaction.paymentAccountNumber ?? '',
    accountName: transaction.paymentAccountName ?? '',
    ...(bankName === undefined ? {} : { bankName }),
    accountNumberExpiry: transaction.accountExpirationTime,
    amount,
  };
}

export interface AccountDetailsProps {
  account: ShownAccount;
  amountLabel: string;
  /** The service no longer expects a transfer into the account, whatever the countdown says. */
  isClosed: boolean;
  expiryLabel: string;
  /** Below the number while the account is open. */
  children: ReactNode;
  /** Replaces the name and the number once the account has expired. */
  afterExpiry: ReactNode;
  /** Moves the focus here, because the button that had it is removed. */
  takesFocus?: boolean;
}

/** The temporary account that the buyer pays into. */
export function AccountDetails({
  account,
  amountLabel,
  isClosed,
  expiryLabel,
  children,
  afterExpiry,
  takesFocus = false,
}: AccountDetailsProps) {
  const { amount, bankName = '', accountName, accountNumber, accountNumberExpiry: expiresAt } = account;
  const nowMs = useServerNow();
  const left = countdown(expiresAt, nowMs);
  const today = dayText(new Date(nowMs).toISOString());
  const hasExpiry = expiresAt !== null && expiresAt !== '';
  const due = dueMoment(expiresAt);
  // The device's clock may be wrong, and only the server knows whether the account is still open.
  const isTimeKnown = hasExpiry && (due === null || serverClock.isConfirmed());
  const isExpired = isClosed || (isTimeKnown && left === EXPIRED);
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) start.current?.focus();
  }, [takesFocus]);
  // The number and its Copy button are removed once the account has expired.
  const lostFocus = useLostFocus(() => start.current?.focus());
  return (
    <Card aria-label="Bank account details">
      <div ref={start} className={styles['details']} tabIndex={-1} {...lostFocus}>
        <Stack>
          {isExpired && <ExpiredAccountNotice account={account} />}
          <div className={styles['number']}>
            <Labelled label={amountLabel}>
              <Amount text={formatNairaValue(amount)} huge />
            </Labelled>
            {!isExpired && <CopyButton text={amount.toFixed(2)} label="Copy amount" />}
          </div>
          {isExpired ? (
            afterExpiry
          ) : (
            <>
              {bankName !== '' && (
                <Labelled label="Bank">
                  <p translate="no">{bankName}</p>
                </Labelled>
              )}
              <Labelled label="Account Name">
                <p translate="no">{accountName || NOT_AVAILABLE}</p>
              </Labelled>
              <div className={styles['number']}>
                <Labelled label="Account Number">
                  <p className={styles['digits']} translate="no">
                    {digitGroups(accountNumber).map((group, index) => (
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
            {hasExpiry && !isExpired && <Labelled label={expiryTimeText(expiresAt, today)} />}
          </div>
          {!isExpired && (
            <>
              {children}
              <Notice>
                <p>
                  Make one transfer of exactly this amount. Your order is processed automatically once payment
                  is confirmed.
                </p>
                <p>
                  Too little is returned to you, and you can transfer again until the account expires. What is
                  too much or too late is returned too.
                </p>
                <p>
                  Use your own bank’s app: a transfer at a counter or POS agent may not be traceable to you.
                </p>
              </Notice>
            </>
          )}
        </Stack>
      </div>
    </Card>
  );
}

/** Warns the buyer, who may have copied the number while the account was open. */
export function ExpiredAccountNotice({ account }: { account: ShownAccount }) {
  const { accountNumber, accountNumberExpiry: expiresAt } = account;
  const nowMs = useServerNow();
  const name = accountNumber === '' ? 'The last account' : `Account ${digitGroups(accountNumber).join(' ')}`;
  const due = dueMoment(expiresAt);
  const today = dayText(new Date(nowMs).toISOString());
  // Without a past time, only the order says that the account has expired.
  const isTimeKnown = expiresAt !== null && due !== null && due.atMs <= nowMs;
  const expiry = isTimeKnown ? `expired ${expiryTimeText(expiresAt, today)}` : 'has expired';
  return (
    <Notice tone="warning">
      <h2>Account expired</h2>
      <p>{`${name} ${expiry}. Do not send money to it. Money sent there is returned.`}</p>
    </Notice>
  );
}

function expiryTimeText(expiresAt: string, today: string): string {
  if (dueMoment(expiresAt)?.isWholeDay === true) return `on ${dueTimeText(expiresAt)}`;
  return `${dayText(expiresAt) === today ? 'at' : 'on'} ${momentText(expiresAt, today)}`;
}

/** The style sheet spaces the groups, so that a number selected by hand contains digits only. */
function digitGroups(accountNumber: string): string[] {
  return /^(\d{3})(\d{3})(\d+)$/.exec(accountNumber)?.slice(1) ?? [accountNumber];
}
