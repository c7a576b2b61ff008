import type { Transaction } from '@amana/api';
import { serverClock } from '@amana/api';
import {
  CONFIRMATION_CODE_WARNING,
  RECEIVED_BY_MAX_LENGTH,
  confirmationCodeInput,
  lagosDay,
  DELIVERY_STATUS,
} from '@amana/domain';
import { receiptSchema } from '@amana/domain/validation';
import { Notice, TextField } from '@amana/ui';
import { FormDialog } from '../../../shared/forms/form-dialog.tsx';
import { useFieldRefusals } from '../../../shared/forms/use-field-refusals.ts';
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts';
import { DeliveryStatusField } from './delivery-status-field.tsx';
import { refusedFields } from './refused-fields.ts';
import { useDeliveryUpdate } from './use-delivery-update.ts';

const EMPTY = { confirmationCode: '', orderReceivedDate: '', orderStatus: '', receivedBy: '' };

/** The buyer confirms receipt with the mailed code (§5, decision D10). */
export function ReceiptDialog({ transaction, onClose }: { transaction: Transaction; onClose: () => void }) {
  const { update, isDone } = useDeliveryUpdate(transaction, 'buyer', onClose);
  const { refuse, withRefusal } = useFieldRefusals();
  const today = lagosDay(serverClock.now());
  // The day of the payment is not on the wire; it is this day or a later one, which the server judges.
  const startedOn = lagosDay(transaction.createdAt);
  const { form, field, submit, setValue, isDirty, isSubmitting } = useSchemaForm({
    initialValues: EMPTY,
    loadSchema: () => Promise.resolve(receiptSchema(today, startedOn)),
    onSubmit: async (values) => {
      const refusal = await update({
        TransactionId: transaction.id,
        OrderStatus: DELIVERY_STATUS.confirmReceipt,
        OrderReceivedDate: values.orderReceivedDate,
        ReceivedBy: values.receivedBy.trim(),
        ConfirmationCode: values.confirmationCode,
      });
      if (refusal !== null) refuse(values, refusedFields(refusal));
    },
  });
  return (
    <FormDialog
      title="Product Received"
      submitText="Submit"
      formRef={form}
      isDirty={isDirty}
      isBusy={isSubmitting || isDone}
      onSubmit={submit}
      onClose={onClose}
    >
      <Notice tone="warning">{CONFIRMATION_CODE_WARNING}</Notice>
      <TextField
        {...withRefusal(field('confirmationCode'))}
        label="Confirmation Code"
        hint="Check your e-mail for the code: inbox, update or spam."
        inputMode="numeric"
        autoComplete="one-time-code"
        onChange={({ target }) => void setValue('confirmationCode', confirmationCodeInput(target.value))}
      />
      <TextField
        {...withRefusal(field('orderReceivedDate'))}
        label="Date Received"
        type="date"
        min={startedOn}
        max={today}
      />
      <DeliveryStatusField binding={field('orderStatus')} choices={[DELIVERY_STATUS.confirmReceipt]} />
      <TextField
        {...withRefusal(field('receivedBy'))}
        label="Received By"
        autoComplete="name"
        maxLength={RECEIVED_BY_MAX_LENGTH}
      />
    </FormDialog>
  );
}
