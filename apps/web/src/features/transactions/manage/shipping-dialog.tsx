import type { Transaction } from '@amana/api';
import { DELIVERY_STATUS } from '@amana/domain';
import { shippingSchema } from '@amana/domain/validation';
import { FormDialog } from '../../../shared/forms/form-dialog.tsx';
import { useFieldRefusals } from '../../../shared/forms/use-field-refusals.ts';
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts';
import { EvidenceField } from '../../../shared/uploads/evidence-field.tsx';
import { withoutLocation } from '../../../shared/uploads/without-location.ts';
import { DeliveryStatusField } from './delivery-status-field.tsx';
import { refusedFields } from './refused-fields.ts';
import { useDeliveryUpdate } from './use-delivery-update.ts';

interface ShippingValues extends Record<string, string | File | null> {
  orderStatus: string;
  uploadEvidence: File | null;
}

const EMPTY: ShippingValues = { orderStatus: '', uploadEvidence: null };

/** The seller marks the order shipped, with evidence if there is some (§5). */
export function ShippingDialog({ transaction, onClose }: { transaction: Transaction; onClose: () => void }) {
  const { update, percent, isDone } = useDeliveryUpdate(transaction, 'seller', onClose);
  const { refuse, withRefusal } = useFieldRefusals();
  const { form, field, fileField, submit, isDirty, isSubmitting } = useSchemaForm({
    initialValues: EMPTY,
    loadSchema: () => Promise.resolve(shippingSchema),
    onSubmit: async (sent) => {
      const { uploadEvidence } = sent;
      const refusal = await update({
        TransactionId: transaction.id,
        OrderStatus: DELIVERY_STATUS.markShipped,
        ...(uploadEvidence === null ? {} : { UploadEvidence: await withoutLocation(uploadEvidence) }),
      });
      if (refusal !== null) refuse(sent, refusedFields(refusal));
    },
  });
  return (
    <FormDialog
      title="Confirm Delivery"
      submitText="Submit"
      formRef={form}
      isDirty={isDirty}
      isBusy={isSubmitting || isDone}
      onSubmit={submit}
      onClose={onClose}
    >
      <DeliveryStatusField binding={field('orderStatus')} choices={[DELIVERY_STATUS.markShipped]} />
      <EvidenceField
        {...withRefusal(fileField('uploadEvidence'))}
        label="Evidence (optional)"
        percent={percent}
      />
    </FormDialog>
  );
}
