import type { LedgerEntry } from '@amana/api/control';
import { type Kobo, formatNaira, kobo, nairaToKobo, orderBreakdown } from '@amana/domain';
import { LEDGER } from '@amana/mock-backend/control-names';
import { type IconName, Icon } from '@amana/ui';
import { Flex, Progress, Statistic } from 'antd';
import styles from './stage.module.css';
import { GOODS } from './trade-script.ts';
import { useTravellingAmounts } from './use-travelling-amounts.ts';
import type { StageProps } from './use-stage.ts';

/** Where money is now; the amounts add up to the sum that was sent. */
type MoneyPlace = 'returned' | 'held' | 'seller' | 'charges' | 'vat';

/** Ledger accounts except the buyers' banks; see docs/product/money.md. */
const PLACE_OF: Readonly<Record<string, MoneyPlace>> = {
  [LEDGER.clearing]: 'held',
  [LEDGER.escrow]: 'held',
  [LEDGER.sellersBanks]: 'seller',
  [LEDGER.platform]: 'charges',
  [LEDGER.tax]: 'vat',
};

/** `sent` is the total of all transfers from the buyer's bank. */
export function moneyPlaces(entries: readonly LedgerEntry[]) {
  let sent = kobo(0);
  const places: Record<MoneyPlace, Kobo> = {
    returned: kobo(0),
    held: kobo(0),
    seller: kobo(0),
    charges: kobo(0),
    vat: kobo(0),
  };
  for (const { debit, credit, amount } of entries) {
    const moved = nairaToKobo(amount);
    const to = debit === LEDGER.buyersBanks ? 'returned' : PLACE_OF[debit];
    const from = PLACE_OF[credit];
    if (credit === LEDGER.buyersBanks) sent = kobo(sent + moved);
    if (to !== undefined) places[to] = kobo(places[to] + moved);
    if (from !== undefined) places[from] = kobo(places[from] - moved);
  }
  return { sent, places };
}

type Box = readonly [icon: IconName, name: string, amount: Kobo];

/** Boxes that add up to the total; the unpaid part is in the buyer's bank. */
export function MoneyPicture({ stage: { trade, names } }: StageProps) {
  const due = orderBreakdown(nairaToKobo(trade?.order.amount ?? GOODS.amount)).grossPayable;
  const { sent, places } = moneyPlaces(trade?.entries ?? []);
  const boxes: readonly Box[] = [
    ['bank', `${names.buyer}’s bank`, kobo(due - sent + places.returned)],
    ['shield', `Held by ${names.product}`, places.held],
    ['wallet', `${names.seller}’s bank`, places.seller],
    ['tag', 'Charges and VAT', kobo(places.charges + places.vat)],
  ];
  const list = useTravellingAmounts(
    trade?.order.id ?? null,
    boxes.map(([, , amount]) => amount),
  );
  return (
    <section className={styles['money']} aria-label="Where the money is">
      <h2>Where the money is</h2>
      <Flex ref={list} wrap gap={8} component="ol">
        {boxes.map(([icon, name, amount]) => (
          <li key={name} className={styles['box']} data-full={amount > 0}>
            <Statistic title={name} prefix={<Icon name={icon} size={18} />} value={formatNaira(amount)} />
            <Progress
              aria-hidden="true"
              percent={(amount / due) * 100}
              status="normal"
              showInfo={false}
              size="small"
            />
          </li>
        ))}
      </Flex>
    </section>
  );
}
