import type { Order } from '@amana/api';
import { formatNairaValue, CHARGE_RATE_TEXT, VAT_RATE_TEXT } from '@amana/domain';
import { Amount, Breakdown, Card } from '@amana/ui';
import styles from '../account-details.module.css';

export function OrderSummary({ order }: { order: Order }) {
  return (
    <Card aria-label="Order summary">
      <div className={styles['details']}>
        <div>
          <p className={styles['label']}>Total</p>
          <Amount text={formatNairaValue(order.totalAmount)} huge />
        </div>
        <Breakdown
          rows={[
            { label: 'Order number', value: order.orderNumber },
            { label: 'Description', value: order.description },
            { label: 'Amount', value: formatNairaValue(order.amount) },
            { label: `Charges (${CHARGE_RATE_TEXT})`, value: formatNairaValue(order.charges) },
            { label: `VAT (${VAT_RATE_TEXT})`, value: formatNairaValue(order.vat) },
            { label: 'Total', value: formatNairaValue(order.totalAmount), isTotal: true },
          ]}
        />
      </div>
    </Card>
  );
}
