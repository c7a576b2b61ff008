import { formatNaira, kobo, nairaToKobo, orderBreakdown } from '@amana/domain';
import { moneyPlaces } from '../money/money-places.ts';
import { PlaceList } from '../money/place-list.tsx';
import styles from './money-picture.module.css';
import type { Trade } from './read-scene.ts';
import type { Names } from './script.ts';

/** Where the money of the trade is; what the buyer has not sent yet is in their bank. */
export function MoneyPicture({ trade, names }: { trade: Trade | null; names: Names }) {
  const due = trade === null ? kobo(0) : orderBreakdown(nairaToKobo(trade.order.amount)).grossPayable;
  const { sent, places } = moneyPlaces(trade?.entries ?? []);
  return (
    <section className={styles['money']} aria-label="Where the money is">
      <div className={styles['head']}>
        <h2>Where the money is</h2>
        <p className={styles['charges']}>
          {`Charges and VAT: ${formatNaira(kobo(places.charges + places.vat))}`}
        </p>
      </div>
      <PlaceList
        total={due}
        places={[
          ['bank', `${names.buyer}’s bank`, kobo(due - sent + places.returned)],
          ['shield', `Held by ${names.product}`, places.held],
          ['wallet', `${names.seller}’s bank`, places.seller],
        ]}
      />
    </section>
  );
}
