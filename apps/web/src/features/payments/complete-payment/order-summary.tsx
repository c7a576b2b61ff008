import type { Order } from '@amana/api';
import { arePayable, descriptionAuthor, rateTexts, recordedFigures } from '@amana/domain';
import { Breakdown, Card, Stack } from '@amana/ui';
import { Description, descriptionLabel } from '../../../shared/description.tsx';
import { FiguresNotice } from '../../../trade/money-notices.tsx';
import { amountRows } from '../../../trade/payment-breakdown.tsx';

/** The order and the amounts to pay. The page warns about amounts that cannot be paid. */
export function OrderSummary({ order }: { order: Order }) {
  const figures = recordedFigures('buyer', order);
  const author = descriptionAuthor(order, 'buyer');
  return (
    <Card aria-label="Order summary">
      <Stack>
        <Breakdown
          rows={[
            { label: 'Order number', value: order.orderNumber },
            {
              label: descriptionLabel(author),
              value: <Description text={order.description} isOwn={author === 'viewer'} />,
            },
            ...amountRows(figures, 'Total'),
          ]}
          note={rateTexts(figures).explained}
        />
        {arePayable(figures) && <FiguresNotice figures={figures} mayPay />}
      </Stack>
    </Card>
  );
}
