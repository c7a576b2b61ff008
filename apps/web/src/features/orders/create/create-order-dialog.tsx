import {
  type CreateOrderRequest,
  createOrder,
  getGetBankAccountQueryKey,
  serverClock,
  useGetOrderHistory,
} from '@amana/api';
import {
  AMOUNT_INPUT,
  PHONE_INPUT,
  type Side,
  amountInWords,
  amountProblem,
  kobo,
  koboToNaira,
  lagosDay,
  plannedFigures,
  readAmountInput,
} from '@amana/domain';
import { asksForDeliveryDate, createOrderSchema } from '@amana/domain/validation';
import { AmountField, TextAreaField } from '@amana/ui';
import { useQueryClient } from '@tanstack/react-query';
import { PaymentBreakdown } from '../../../trade/payment-breakdown.tsx';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { EmailField, PhoneField } from '../../../forms/person-fields.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { confirmedChange } from '../../../changes/confirmed-change.ts';
import { useChange } from '../../../changes/use-change.ts';
import { FIRST_PAGE } from '../../../shared/route-context.ts';
import { SetupPrompt } from '../../../viewer/setup-prompt.tsx';
import type { SignedInViewer } from '../../../viewer/use-viewer.ts';
import { DeliveryDateField } from '../delivery-date-form.tsx';
import styles from './create-order.module.css';
import type { CreatedOrderView } from '../success/order-created.tsx';
import { findCreatedOrder } from './find-created-order.ts';

export interface CreateOrderDialogProps {
  side: Side;
  viewer: Pick<SignedInViewer, 'userId' | 'email'> & { readonly hasBankDetails: boolean };
  onClose: () => void;
  onCreated: (order: CreatedOrderView) => void;
}

const CREATED: Record<Side, string> = {
  buyer: 'Purchase request created successfully',
  seller: 'Sale request created successfully',
};
const COUNTERPART: Record<Side, string> = { buyer: "Seller's", seller: "Buyer's" };
const EMPTY = { email: '', phoneNumber: '', description: '', amount: '' };
const EMPTY_WITH_DATE = { ...EMPTY, estimatedTimeOfDelivery: '' };

export function CreateOrderDialog({ side, viewer, onClose, onCreated }: CreateOrderDialogProps) {
  const earlier = useGetOrderHistory(FIRST_PAGE).data?.data;
  const queryClient = useQueryClient();
  const create = useChange({
    send: async (order: CreateOrderRequest) => {
      const sentAtMs = Date.now();
      const { data } = await confirmedChange(
        () => createOrder(order),
        () => findCreatedOrder(order, viewer.userId, { sentAtMs, earlier }),
      ).catch(async (error: unknown) => {
        // The form has another field if bank details were added elsewhere meanwhile.
        await queryClient.invalidateQueries({ queryKey: getGetBankAccountQueryKey(viewer.userId) });
        throw error;
      });
      return { ...data, phoneNumber: order.phoneNumber ?? '' };
    },
    success: CREATED[side],
    onDone: onCreated,
    affectsTrades: true,
  });
  const today = lagosDay(serverClock.now());
  const asksForDate = asksForDeliveryDate({ side, hasBankDetails: viewer.hasBankDetails });
  const form = useSchemaForm({
    // An error of a hidden field is shown next to the button.
    initialValues: asksForDate ? EMPTY_WITH_DATE : EMPTY,
    schema: createOrderSchema({ ...viewer, side, today }),
    part: side,
    onSubmit: ({ email, phoneNumber, description, amount, estimatedTimeOfDelivery }) =>
      create.submit({
        email,
        description,
        amount: koboToNaira(readAmountInput(amount) ?? kobo(0)),
        phoneNumber,
        ...(side === 'buyer' ? { buyerId: viewer.userId } : { vendorId: viewer.userId }),
        ...(asksForDate ? { estimatedTimeOfDelivery } : {}),
      }),
  });
  const amount = readAmountInput(form.values.amount);
  const canBeSent = amount !== null && amountProblem(amount) === null;
  const figures = canBeSent ? plannedFigures(side, amount) : null;
  return (
    <FormDialog form={form} title="Transaction information" submitText="Create Order" onClose={onClose}>
      <EmailField {...form.field('email')} label={`${COUNTERPART[side]} email`} autoComplete="off" />
      <PhoneField
        {...form.digitField('phoneNumber', PHONE_INPUT)}
        label={`${COUNTERPART[side]} phone number (optional)`}
        autoComplete="off"
      />
      <TextAreaField {...form.field('description')} label="Description" />
      <AmountField {...form.digitField('amount', AMOUNT_INPUT)} label="Amount" placeholder="0" />
      {side === 'seller' && !viewer.hasBankDetails && (
        <SetupPrompt missing="bankDetails" isOptional>
          Without bank details you can create this order, but not give its delivery date or be paid.
        </SetupPrompt>
      )}
      {asksForDate && (
        <DeliveryDateField
          {...form.field('estimatedTimeOfDelivery')}
          today={today}
          onDate={(date) => void form.setValue('estimatedTimeOfDelivery', date)}
        />
      )}
      {/* Always rendered, because screen readers announce only changes of an existing region. */}
      <div className={figures === null ? 'visually-hidden' : styles['preview']} aria-live="polite">
        {figures !== null && (
          <PaymentBreakdown
            side={side}
            figures={figures}
            totalInWords={amountInWords(figures.total)}
            bothEnds
          />
        )}
      </div>
    </FormDialog>
  );
}
