import type { Kobo } from '@amana/domain';
import { formatNaira, kobo, nairaToKobo, orderBreakdown } from '@amana/domain';
import type { IconName } from '@amana/ui';
import { Icon, classNames } from '@amana/ui';
import { moneyPlaces } from './money-places.ts';
import styles from './money-picture.module.css';
import type { Trade } from './read-scene.ts';
import type { Names } from './script.ts';

/** Where the money of the trade is, as the ledger has it. */
export function MoneyPicture({ trade, names }: { trade: Trade | null; names: Names }) {
  const due = trade === null ? kobo(0) : orderBreakdown(nairaToKobo(trade.order.amount)).grossPayable;
  const { buyer, held, seller, charges } = moneyPlaces(due, trade?.entries ?? []);
  return (
    <section className={styles['money']} aria-label="Where the money is">
      <div className={styles['head']}>
        <h2>Where the money is</h2>
        <p className={styles['charges']}>{`Charges and VAT: ${formatNaira(charges)}`}</p>
      </div>
      <ol className={styles['places']}>
        <Place icon="bank" name={`${names.buyer}’s bank`} amount={buyer} />
        <Place icon="shield" name={`Held by ${names.product}`} amount={held} />
        <Place icon="wallet" name={`${names.seller}’s bank`} amount={seller} />
      </ol>
    </section>
  );
}

function Place({ icon, name, amount }: { icon: IconName; name: string; amount: Kobo }) {
  return (
    <li className={classNames(styles['place'], amount > 0 && styles['full'])}>
      <span className={styles['name']}>
        <Icon name={icon} size={18} />
        {name}
      </span>
      <span className={styles['amount']}>{formatNaira(amount)}</span>
    </li>
  );
}
