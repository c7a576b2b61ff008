import { useGetBankAccount } from '@amana/api';
import { Link, useLocation } from 'react-router-dom';
import { PATHS } from '../shared/paths.ts';
import { useViewerId } from '../viewer/use-viewer.ts';
import { BankAccountText } from './money-destination.tsx';
import styles from './money-destination.module.css';

/** For a seller before the delivery, which fixes the account. Nothing while the account is unknown. */
export function PayoutAccountLine() {
  const userId = useViewerId();
  const { pathname } = useLocation();
  const account = useGetBankAccount(userId, { query: { enabled: userId !== '' } }).data?.data;
  if (account === null || account === undefined) return null;
  return (
    <p className={styles['account']}>
      <span>
        You will be paid into <BankAccountText {...account} />
      </span>
      <Link to={PATHS.editAccount} state={{ returnTo: pathname }}>
        Change account
      </Link>
    </p>
  );
}
