import { EXPIRED, countdown, countdownMilestone, formatNairaValue } from '@amana/domain';
import { Amount, Card, CopyButton, Notice } from '@amana/ui';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Countdown } from '../../shared/countdown.tsx';
import { timeText } from '../../shared/date-text.ts';
import { useServerNow } from '../../shared/use-server-now.ts';
import styles from './account-details.module.css';

export interface AccountDetailsProps {
  /** Gross payable in Naira; exactly this is to be transferred. */
  amount: number;
  amountLabel: string;
  accountName: string;
  accountNumber: string;
  /** ISO 8601; null has expired. */
  expiresAt: string | null;
  expiryLabel: string;
  /** What stands there once it is over: the number is gone by then. */
  afterExpiry: ReactNode;
  /** It came with a press of a button that is gone now: the focus moves here. */
  takesFocus?: boolean;
}

/** The temporary account: exact amount, name, number, and how long it lives. */
export function AccountDetails(props: AccountDetailsProps) {
  const { amount, amountLabel, accountName, accountNumber, expiresAt, expiryLabel, afterExpiry } = props;
  const { takesFocus = false } = props;
  const left = countdown(expiresAt, useServerNow());
  const isExpired = left === EXPIRED;
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) start.current?.focus();
  }, [takesFocus]);
  return (
    <Card aria-label="Bank account details">
      <div ref={start} className={styles['details']} tabIndex={-1}>
        <div className={styles['number']}>
          <div>
            <p className={styles['label']}>{amountLabel}</p>
            <Amount text={formatNairaValue(amount)} huge />
          </div>
          <CopyButton text={amount.toFixed(2)} label="Copy amount" />
        </div>
        {isExpired ? (
          afterExpiry
        ) : (
          <>
            <div>
              <p className={styles['label']}>Account Name</p>
              <p>{accountName}</p>
            </div>
            <div className={styles['number']}>
              <div>
                <p className={styles['label']}>Account Number</p>
                <p className={styles['digits']} aria-label={`Account Number ${accountNumber}`}>
                  {grouped(accountNumber)}
                </p>
              </div>
              <CopyButton text={accountNumber} />
            </div>
          </>
        )}
        <div className={styles['expiry']}>
          <p className={styles['label']}>{expiryLabel}</p>
          <Countdown target={expiresAt} />
          <p className="visually-hidden" role="status">
            {countdownMilestone(left)}
          </p>
          {expiresAt !== null && !isExpired && <p className={styles['label']}>at {timeText(expiresAt)}</p>}
        </div>
        {!isExpired && (
          <Notice>
            Make one transfer of exactly this amount. Your order is processed automatically once payment is
            confirmed.
          </Notice>
        )}
      </div>
    </Card>
  );
}

/** '901 234 5678', for reading aloud; copying gives it without spaces. */
function grouped(accountNumber: string): string {
  return accountNumber.replace(/^(\d{3})(\d{3})(\d+)$/, '$1 $2 $3');
}
