import { serverClock } from '@amana/api';
import {
  CONFIRMATION_CODE_WARNING,
  RECEIVED_BY_MAX_LENGTH,
  confirmationCodeInput,
  lagosDay,
} from '@amana/domain';
import { RECEIPT_STATUS_CHOICES, receiptSchema } from '@amana/domain/validation';
import { Button, Dialog, Notice, SelectField, TextField } from '@amana/ui';
import { Form } from '../../../shared/forms/form.tsx';
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts';
import { useDeliveryUpdate } from './use-delivery-update.ts';

/** The buyer confirms receipt with the mailed code (§5, decision D10). */
export function ReceiptDialog({ transactionId, onClose }: { transactionId: string; onClose: () => void }) {
  const update = useDeliveryUpdate();
  const today = lagosDay(serverClock.now());
  const { form, field, submit, setValue, isSubmitting } = useSchemaForm({
    initialValues: {
      confirmationCode: '',
      orderReceivedDate: '',
      orderStatus: RECEIPT_STATUS_CHOICES[0],
      receivedBy: '',
    },
    loadSchema: () => Promise.resolve(receiptSchema(today)),
    onSubmit: ({ confirmationCode, orderReceivedDate, receivedBy }) =>
      update({
        TransactionId: transactionId,
        OrderStatus: 'Delivered',
        OrderReceivedDate: orderReceivedDate,
        ReceivedBy: receivedBy.trim(),
        ConfirmationCode: confirmationCode,
      }),
  });
  return (
    <Dialog title="Product Received" isOpen isBusy={isSubmitting} closesOutside={false} onClose={onClose}>
      <Form formRef={form} label="Product Received" onSubmit={submit}>
        <Notice tone="warning">{CONFIRMATION_CODE_WARNING}</Notice>
        <TextField
          {...field('confirmationCode')}
          label="Confirmation Code"
          hint="Check your e-mail for the code: inbox, update or spam."
          inputMode="numeric"
          autoComplete="one-time-code"
          onChange={({ target }) => void setValue('confirmationCode', confirmationCodeInput(target.value))}
        />
        <TextField {...field('orderReceivedDate')} label="Date Received" type="date" max={today} />
        <SelectField {...field('orderStatus')} label="Delivery Status">
          {RECEIPT_STATUS_CHOICES.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </SelectField>
        <TextField
          {...field('receivedBy')}
          label="Received By"
          autoComplete="name"
          maxLength={RECEIVED_BY_MAX_LENGTH}
        />
        <Button type="submit" block loading={isSubmitting}>
          Submit
        </Button>
      </Form>
    </Dialog>
  );
}
