import type { Order } from '@amana/api';
import {
  CHARGES_EXPLAINED,
  CHARGE_RATE_TEXT,
  VAT_RATE_TEXT,
  figuresNote,
  formatNaira,
  recordedFigures,
} from '@amana/domain';
import { Amount, Breakdown, Card, Labelled } from '@amana/ui';
import { Description } from '../../../shared/description.tsx';
import styles from '../account-details.module.css';

/** The order and the amounts to pay. */
export function OrderSummary({ order }: { order: Order }) {
  const figures = recordedFigures('buyer', order);
  return (
    <Card aria-label="Order summary">
      <div className={styles['details']}>
        <Labelled label="Total">
          <Amount text={formatNaira(figures.total)} huge />
        </Labelled>
        <Breakdown
          rows={[
            { label: 'Order number', value: order.orderNumber },
            { label: 'Description', value: <Description text={order.description} /> },
            { label: 'Amount', value: formatNaira(figures.amount) },
            { label: `Charges (${CHARGE_RATE_TEXT})`, value: formatNaira(figures.charge) },
            { label: `VAT (${VAT_RATE_TEXT})`, value: formatNaira(figures.vat) },
            { label: 'Total', value: formatNaira(figures.total), isTotal: true },
          ]}
          note={CHARGES_EXPLAINED}
        />
        {figures.certainty === 'estimated' && <p>{figuresNote(figures)}</p>}
      </div>
    </Card>
  );
}
