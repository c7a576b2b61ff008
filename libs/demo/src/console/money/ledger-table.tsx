import type { LedgerEntry } from '@amana/api/control';
import { dateTimeText } from '../../date-text.ts';
import { nairaText } from '../parts/texts.ts';
import styles from './money.module.css';

/** Every movement, in the order in which it was written. */
export function LedgerTable({ entries }: { entries: readonly LedgerEntry[] }) {
  return (
    // Wide amounts scroll here instead of the whole console; a keyboard can do it too.
    <div className={styles['scroll']} tabIndex={0} role="region" aria-label="Ledger">
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">From → to</th>
            <th scope="col" className={styles['number']}>
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ id, at, credit, debit, amount, memo }) => (
            <tr key={id}>
              <td>
                <span className={styles['accounts']}>
                  {credit} → {debit}
                </span>
                <span className={styles['memo']}>
                  {memo} · {dateTimeText(at)}
                </span>
              </td>
              <td className={styles['number']}>{nairaText(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
