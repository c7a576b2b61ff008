import {
  type Transaction,
  type UpdateOrderDeliveryRequest,
  serverClock,
  useUpdateOrderDelivery,
} from '@amana/api';
import {
  CONFIRMATION_CODE_INPUT,
  CONFIRMATION_CODE_WARNING,
  DELIVERY_STATUS,
  RECEIVED_BY_MAX_LENGTH,
  type Side,
  atSentenceStart,
  formatNaira,
  lagosDay,
  figuresFromAnswer,
  otherPersonOf,
  triesLeftText,
} from '@amana/domain';
import { receiptSchema, shippingSchema } from '@amana/domain/validation';
import { DigitField, Notice, SelectField, TextField } from '@amana/ui';
import { useId, useState } from 'react';
import { DateField } from '../../../forms/date-field.tsx';
import { dayText, momentText } from '../../../shared/dates/date-text.ts';
import type { DeliveryResult } from '../../../trade/actions/delivery-result.ts';
import { eventOf } from '../../../trade/history/trade-history.tsx';
import { exactTotal } from '../../../trade/money/amounts.tsx';
import { useChange } from '../../../server-state/use-change.ts';
import { useLeaveWhenDone } from '../../../server-state/use-leave-when-done.ts';
import { orderCommand } from '../../../trade/actions/order-command.ts';
import { PATHS } from '../../../shared/paths.ts';
import { errorsOfFields } from '../../../forms/errors-of-fields.ts';
import { FormDialog } from '../../../forms/guarded-form.tsx';
import { FieldPair } from '../../../forms/person-fields.tsx';
import { EvidenceField } from '../../../forms/uploads/evidence-field.tsx';
import { useUploadPercent } from '../../../forms/uploads/use-upload-percent.ts';
import { type FieldBinding, useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useConfig } from '../../../shared/hooks/use-config.ts';
import { useViewerName } from '../../../viewer/use-viewer.ts';

const URGENT = { color: 'var(--status-orange)' };

interface DeliveryDialogProps {
  transaction: Transaction;
  onClose: () => void;
}

/** The seller marks the order as shipped; evidence is optional. */
export function ShippingDialog({ transaction, onClose }: DeliveryDialogProps) {
  const { change, submit, percent, stopUpload } = useDeliveryUpdate(transaction, 'seller', onClose);
  const buyer = atSentenceStart(otherPersonOf(transaction, 'seller').nameInSentence);
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
    <FormDialog form={form} title="Confirm Delivery" submitText="Submit" change={change} onClose={onClose}>
      <TradeFacts transaction={transaction} side="seller" />
      <p>{`${buyer} gets the code by email now.`}</p>
      <DeliveryStatusField {...form.field('orderStatus')} choice={DELIVERY_STATUS.markShipped} />
      <EvidenceField
        {...form.fileField('uploadEvidence')}
        label="Evidence (optional)"
        hint="Photo of the parcel or waybill. It protects you in a dispute."
        percent={percent}
        onStop={stopUpload}
      />
    </FormDialog>
  );
}

/** The buyer confirms receipt with the code from their email. */
export function ReceiptDialog({ transaction, onClose }: DeliveryDialogProps) {
  const { change, submit } = useDeliveryUpdate(transaction, 'buyer', onClose);
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
  const renewal = codeRenewal(transaction);
  return (
    <FormDialog
      form={form}
      title="Product Received"
      submitText="Submit"
      change={change}
      describedBy={consequencesId}
      onClose={onClose}
    >
      <ReceiptConsequences id={consequencesId} transaction={transaction} />
      <DigitField
        {...code}
        label="Confirmation Code"
        hint={
          <>
            {renewal !== null && <strong style={URGENT}>{renewal}</strong>}{' '}
            {!isInError && <span style={triesLeft === 1 ? URGENT : {}}>{tries}</span>}{' '}
            <span>Check your email for the code: inbox, update or spam.</span>
          </>
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

/** Says that an earlier code is void; null where none is, or the service does not say so. */
export function codeRenewal({ confirmationCodeRenewedAt: sentAt }: Transaction): string | null {
  if (sentAt === undefined) return null;
  const today = dayText(new Date(serverClock.now()).toISOString());
  return `Your first code no longer works. Use the code in our newest email, sent ${momentText(sentAt, today)}.`;
}

/** Warns the buyer about the consequences of confirming receipt. */
function ReceiptConsequences({ id, transaction }: { id: string; transaction: Transaction }) {
  const { productName } = useConfig();
  const total = exactTotal(figuresFromAnswer('buyer', transaction));
  const paid = total === null ? 'Your payment' : formatNaira(total);
  const seller = otherPersonOf(transaction, 'buyer').nameInSentence;
  return (
    <>
      <TradeFacts transaction={transaction} side="buyer" />
      <Notice id={id} tone="warning">
        <strong>{`${paid} goes to ${seller}, less charges. This cannot be undone.`}</strong>{' '}
        <span>{`${CONFIRMATION_CODE_WARNING} ${productName} never asks for it.`}</span>
      </Notice>
    </>
  );
}

/** What the form is about. `side`: of the viewer. */
function TradeFacts({ transaction, side }: { transaction: Transaction; side: Side }) {
  const { name } = otherPersonOf(transaction, side);
  return (
    <p>
      Item: <strong dir="auto">{transaction.note}</strong>
      {name !== '' && <span>{` · ${side === 'seller' ? 'Buyer' : 'Seller'}: ${name}`}</span>}
    </p>
  );
}

/** The overview is shown after the change. */
function useDeliveryUpdate({ id, orderId, orderStatus }: Transaction, side: Side, onTooLate: () => void) {
  const { percent, start, stopUpload, request } = useUploadPercent();
  const leave = useLeaveWhenDone();
  const event = side === 'seller' ? 'markShipped' : 'confirmReceipt';
  const change = useChange(
    useUpdateOrderDelivery({
      request,
      mutation: orderCommand(
        { id: orderId, orderStatus, side },
        {
          event,
          before: ({ data }) => start(data.UploadEvidence),
          success: 'Order updated successfully',
          failed: 'Failed to update order',
          onDone: () =>
            leave(PATHS.overview, {
              state: { deliveryResult: { event, transactionId: id, orderId } satisfies DeliveryResult },
            }),
          onTooLate,
        },
      ),
    }),
  );
  const submit = (data: UpdateOrderDeliveryRequest) =>
    change.submit({ data: { TransactionId: id, ...data } });
  return { change, submit, percent: change.isPending ? percent : null, stopUpload };
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
