import type { LedgerEntry } from '@amana/api/control';
import { type Kobo, formatNaira, kobo, nairaToKobo } from '@amana/domain';
import { LEDGER } from '@amana/mock-backend/control-names';
import { type IconName, Icon } from '@amana/ui';
import { Flex, Progress, Statistic, theme } from 'antd';
import type { Ref } from 'react';

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

export type Place = readonly [icon: IconName, name: string, amount: Kobo];

export interface PlaceListProps {
  places: readonly Place[];
  total: Kobo;
  ref?: Ref<HTMLOListElement>;
}

export function PlaceList({ places, total, ref }: PlaceListProps) {
  const { token } = theme.useToken();
  const placeStyle = (amount: Kobo) => ({
    // Two in a row, as long as they fit.
    flex: '1 1 max(136px, 34%)',
    padding: '8px 10px',
    border: `1px solid ${amount === 0 ? token.colorBorderSecondary : token.colorPrimary}`,
    borderRadius: token.borderRadius,
  });
  return (
    <Flex ref={ref} wrap gap={8} component="ol">
      {places.map(([icon, name, amount]) => (
        <li key={name} style={placeStyle(amount)}>
          <Statistic title={name} prefix={<Icon name={icon} size={18} />} value={formatNaira(amount)} />
          <Progress
            aria-hidden="true"
            percent={total === 0 ? 0 : (amount / total) * 100}
            status="normal"
            showInfo={false}
            size="small"
          />
        </li>
      ))}
    </Flex>
  );
}
