import type { Transaction } from '@amana/api';
import { DELIVERY_STATUS } from '@amana/domain';
import { shippingSchema } from '@amana/domain/validation';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { EvidenceField } from '../../../forms/uploads/evidence-field.tsx';
import { DeliveryStatusField } from './delivery-status-field.tsx';
import { useDeliveryUpdate } from './use-delivery-update.ts';

interface ShippingValues extends Record<string, string | File | null> {
  orderStatus: string;
  uploadEvidence: File | null;
}

const INITIAL: ShippingValues = { orderStatus: DELIVERY_STATUS.markShipped, uploadEvidence: null };

/** The seller marks the order as shipped; evidence is optional. */
export function ShippingDialog({ transaction, onClose }: { transaction: Transaction; onClose: () => void }) {
  const { submit, percent, isBusy } = useDeliveryUpdate(transaction, 'seller', onClose);
  const form = useSchemaForm({
    initialValues: INITIAL,
    schema: shippingSchema,
    onSubmit: ({ uploadEvidence }) =>
      submit({
        TransactionId: transaction.id,
        OrderStatus: DELIVERY_STATUS.markShipped,
        ...(uploadEvidence === null ? {} : { UploadEvidence: uploadEvidence }),
      }),
  });
  return (
    <FormDialog form={form} title="Confirm Delivery" submitText="Submit" isBusy={isBusy} onClose={onClose}>
      <DeliveryStatusField {...form.field('orderStatus')} choice={DELIVERY_STATUS.markShipped} />
      <EvidenceField {...form.fileField('uploadEvidence')} label="Evidence (optional)" percent={percent} />
    </FormDialog>
  );
}
