import type { LedgerEntry } from '@amana/api/control';
import { type Kobo, formatNaira, kobo, nairaToKobo } from '@amana/domain';
import { LEDGER } from '@amana/mock-backend/control-names';
import { type IconName, Icon } from '@amana/ui';
import { Flex, Progress, Statistic, theme } from 'antd';

/** The present places of the money of one order or of all orders; their sum is the amount that was sent. */
type MoneyPlace = 'returned' | 'held' | 'seller' | 'charges' | 'vat';

/** The place of each ledger account except the buyers' banks; docs/product/money.md explains the accounts. */
const PLACE_OF: Readonly<Record<string, MoneyPlace>> = {
  [LEDGER.clearing]: 'held',
  [LEDGER.escrow]: 'held',
  [LEDGER.sellersBanks]: 'seller',
  [LEDGER.platform]: 'charges',
  [LEDGER.tax]: 'vat',
};

/** `sent` is the total that ever left the buyer's bank. */
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

/** The places in the order in which money passes them; a bar shows each amount's share of `total`. */
export function PlaceList({ places, total }: { places: readonly Place[]; total: Kobo }) {
  const { token } = theme.useToken();
  const placeStyle = (isEmpty: boolean) => ({
    flex: '1 1 calc(50% - 8px)',
    padding: '8px 12px',
    border: `1px solid ${isEmpty ? token.colorBorderSecondary : token.colorPrimary}`,
    borderRadius: token.borderRadius,
  });
  return (
    <Flex wrap gap={8} component="ol">
      {places.map(([icon, name, amount]) => (
        <li key={name} style={placeStyle(amount === 0)}>
          <Statistic
            title={
              <Flex gap={4} align="center">
                <Icon name={icon} size={18} />
                {name}
              </Flex>
            }
            value={formatNaira(amount)}
          />
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
