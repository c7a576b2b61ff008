import {
  type Transaction,
  type UpdateOrderDeliveryRequest,
  serverClock,
  updateOrderDelivery,
} from '@amana/api';
import {
  CONFIRMATION_CODE_INPUT,
  CONFIRMATION_CODE_WARNING,
  DELIVERY_STATUS,
  RECEIVED_BY_MAX_LENGTH,
  type Side,
  formatNaira,
  lagosDay,
  recordedFigures,
  shownName,
  triesLeftText,
} from '@amana/domain';
import { receiptSchema, shippingSchema } from '@amana/domain/validation';
import { Breakdown, DigitField, Notice, SelectField, TextField } from '@amana/ui';
import { useId, useState } from 'react';
import { DateField } from '../../../forms/date-field.tsx';
import { deliveryResultState } from '../../../trade/delivery-result.ts';
import { eventOf } from '../../../trade/event-of.ts';
import { exactTotal } from '../../../trade/money-notices.tsx';
import { useOrderCommand } from '../../../trade/use-order-command.ts';
import { PATHS } from '../../../shared/paths.ts';
import { errorsOfFields } from '../../../forms/errors-of-fields.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { FieldPair } from '../../../forms/person-fields.tsx';
import { EvidenceField } from '../../../forms/uploads/evidence-field.tsx';
import { useUploadPercent } from '../../../forms/uploads/use-upload-percent.ts';
import { type FieldBinding, useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useConfig } from '../../../shared/hooks/use-config.ts';
import { useViewerName } from '../../../viewer/use-viewer.ts';

interface DeliveryDialogProps {
  transaction: Transaction;
  onClose: () => void;
}

/** The seller marks the order as shipped; evidence is optional. */
export function ShippingDialog({ transaction, onClose }: DeliveryDialogProps) {
  const { submit, percent, isBusy } = useDeliveryUpdate(transaction, 'seller', onClose);
  const form = useSchemaForm({
    initialValues: { orderStatus: DELIVERY_STATUS.markShipped, uploadEvidence: null },
    schema: shippingSchema,
    onSubmit: ({ uploadEvidence }) =>
      submit({
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

/** The buyer confirms receipt with the code from their email. */
export function ReceiptDialog({ transaction, onClose }: DeliveryDialogProps) {
  const { submit, isBusy } = useDeliveryUpdate(transaction, 'buyer', onClose);
  const viewerName = useViewerName();
  const consequencesId = useId();
  const { confirmationTriesLeft: triesLeft } = transaction;
  const [triesBefore, setTriesBefore] = useState<number>();
  const today = lagosDay(serverClock.now());
  // Without events the day of the payment is not known, only that it is not before the start; the server checks it.
  const paidOn = lagosDay(eventOf(transaction, 'paid')?.at ?? transaction.createdAt);
  const form = useSchemaForm({
    initialValues: {
      confirmationCode: '',
      orderReceivedDate: today,
      orderStatus: DELIVERY_STATUS.confirmReceipt,
      receivedBy: viewerName.slice(0, RECEIVED_BY_MAX_LENGTH),
    },
    schema: receiptSchema(today, paidOn),
    onSubmit: (values) =>
      submit({
        OrderStatus: DELIVERY_STATUS.confirmReceipt,
        OrderReceivedDate: values.orderReceivedDate,
        ReceivedBy: values.receivedBy,
        ConfirmationCode: values.confirmationCode,
      }).catch((error: unknown) => {
        const errors = errorsOfFields(error, values);
        // If the server names no other field, it may have counted the code as a try.
        if ('confirmationCode' in errors || Object.keys(errors).length === 0) setTriesBefore(triesLeft);
        throw error;
      }),
  });
  const code = form.digitField('confirmationCode', CONFIRMATION_CODE_INPUT);
  // A refused code was counted, so the number is out of date until the transaction is read again.
  const tries = triesLeft === undefined || triesLeft === triesBefore ? '' : triesLeftText(triesLeft);
  const isInError = code.error?.includes(tries) === true;
  return (
    <FormDialog
      form={form}
      title="Product Received"
      submitText="Submit"
      isBusy={isBusy}
      describedBy={consequencesId}
      onClose={onClose}
    >
      <ReceiptConsequences id={consequencesId} transaction={transaction} />
      <DigitField
        {...code}
        label="Confirmation Code"
        hint={
          <>Check your email for the code: inbox, update or spam. {!isInError && <strong>{tries}</strong>}</>
        }
        autoComplete="one-time-code"
      />
      <FieldPair>
        <DateField {...form.field('orderReceivedDate')} label="Date Received" min={paidOn} max={today} />
        <DeliveryStatusField {...form.field('orderStatus')} choice={DELIVERY_STATUS.confirmReceipt} />
      </FieldPair>
      <TextField {...form.field('receivedBy')} label="Received By" autoComplete="name" />
    </FormDialog>
  );
}

/** Warns the buyer about the consequences of confirming receipt. */
function ReceiptConsequences({ id, transaction }: { id: string; transaction: Transaction }) {
  const { productName } = useConfig();
  const total = exactTotal(recordedFigures('buyer', transaction));
  const paid = total === null ? 'Your payment' : formatNaira(total);
  const { note } = transaction;
  const seller = shownName(transaction.name);
  return (
    <>
      <Breakdown
        rows={[
          { label: 'Item', value: <span dir="auto">{note}</span> },
          ...(seller === '' ? [] : [{ label: 'Seller', value: seller }]),
        ]}
      />
      <Notice id={id} tone="warning">
        <p>
          <strong>
            {paid} leaves {productName} and {seller === '' ? 'the seller' : seller} is paid, less charges.
            This cannot be undone.
          </strong>
        </p>
        <p>
          <span>{CONFIRMATION_CODE_WARNING}</span> Nobody from {productName} will ask you for this code.
        </p>
      </Notice>
    </>
  );
}

/** The overview is shown after the change. */
function useDeliveryUpdate({ id, orderId, orderStatus }: Transaction, side: Side, onTooLate: () => void) {
  const { percent, track } = useUploadPercent();
  const event = side === 'seller' ? 'markShipped' : 'confirmReceipt';
  const command = useOrderCommand(
    { id: orderId, orderStatus, side },
    {
      event,
      send: (data: UpdateOrderDeliveryRequest) =>
        track(data.UploadEvidence, (request) => updateOrderDelivery({ TransactionId: id, ...data }, request)),
      success: 'Order updated successfully',
      leadTo: PATHS.overview,
      leadState: deliveryResultState({ event, transactionId: id, orderId }),
      failed: 'Failed to update order',
      onTooLate,
    },
  );
  return { ...command, percent };
}

/** Has one choice, which the forms preselect. */
function DeliveryStatusField({ choice, ...field }: FieldBinding & { choice: string }) {
  return (
    <SelectField {...field} label="Delivery Status">
      <option value="" disabled>
        Select delivery status
      </option>
      <option value={choice}>{choice}</option>
    </SelectField>
  );
}
