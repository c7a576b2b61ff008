import { type Transaction, serverClock } from '@amana/api';
import {
  CONFIRMATION_CODE_WARNING,
  DELIVERY_STATUS,
  RECEIVED_BY_MAX_LENGTH,
  confirmationCodeInput,
  formatNaira,
  lagosDay,
  recordedFigures,
  triesLeftText,
} from '@amana/domain';
import { receiptSchema } from '@amana/domain/validation';
import { Breakdown, Notice, TextField } from '@amana/ui';
import { useId, useState } from 'react';
import { DateField } from '../../../forms/date-field.tsx';
import { eventOf } from '../../../trade/event-of.ts';
import { errorsOfFields } from '../../../forms/errors-of-fields.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { FieldPair } from '../../../forms/person-fields.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useConfig } from '../../../shared/hooks/use-config.ts';
import { useViewerName } from '../../../viewer/use-viewer.ts';
import { DeliveryStatusField } from './delivery-status-field.tsx';
import { useDeliveryUpdate } from './use-delivery-update.ts';

/** The buyer confirms receipt with the code from their email. */
export function ReceiptDialog({ transaction, onClose }: { transaction: Transaction; onClose: () => void }) {
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
        TransactionId: transaction.id,
        OrderStatus: DELIVERY_STATUS.confirmReceipt,
        OrderReceivedDate: values.orderReceivedDate,
        ReceivedBy: values.receivedBy.trim(),
        ConfirmationCode: values.confirmationCode,
      }).catch((error: unknown) => {
        const errors = errorsOfFields(error, values);
        // If the server names no other field, it may have counted the code as a try.
        if ('confirmationCode' in errors || Object.keys(errors).length === 0) setTriesBefore(triesLeft);
        throw error;
      }),
  });
  const code = form.field('confirmationCode', confirmationCodeInput);
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
      <TextField
        {...code}
        label="Confirmation Code"
        hint={
          <>Check your email for the code: inbox, update or spam. {!isInError && <strong>{tries}</strong>}</>
        }
        inputMode="numeric"
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
  const { total, certainty } = recordedFigures('buyer', transaction);
  const paid = certainty === 'exact' ? formatNaira(total) : 'Your payment';
  const { note, name: seller } = transaction;
  return (
    <>
      <Breakdown
        rows={[
          { label: 'Item', value: note },
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
