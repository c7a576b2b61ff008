import { formatNaira, kobo, nairaToKobo, orderBreakdown } from '@amana/domain';
import { Flex, Typography } from 'antd';
import { moneyPlaces } from '../money/money-places.ts';
import { PlaceList } from '../money/place-list.tsx';
import type { Trade } from './read-scene.ts';
import type { Names } from './trade-script.ts';

/** Where the money of the trade is; what the buyer has not sent yet is in their bank. */
export function MoneyPicture({ trade, names }: { trade: Trade | null; names: Names }) {
  const due = trade === null ? kobo(0) : orderBreakdown(nairaToKobo(trade.order.amount)).grossPayable;
  const { sent, places } = moneyPlaces(trade?.entries ?? []);
  return (
    <section aria-label="Where the money is">
      <Flex wrap align="baseline" justify="space-between" gap="0 12px">
        <h2>Where the money is</h2>
        <Typography.Text type="secondary">
          {`Charges and VAT: ${formatNaira(kobo(places.charges + places.vat))}`}
        </Typography.Text>
      </Flex>
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
