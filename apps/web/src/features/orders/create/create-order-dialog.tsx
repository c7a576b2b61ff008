import {
  type CreateOrderRequest,
  type CreateOrderResponse,
  type Order,
  getGetBankAccountQueryKey,
  getOrderHistory,
  serverClock,
  useCreateOrder,
  useGetOrderHistory,
} from '@amana/api';
import {
  AMOUNT_INPUT,
  PHONE_INPUT,
  type Side,
  type TradeFigures,
  amountInWords,
  amountProblem,
  areEqualOrders,
  formatNaira,
  kobo,
  koboToNaira,
  lagosDay,
  plannedFigures,
  readAmountInput,
} from '@amana/domain';
import { asksForDeliveryDate, createOrderSchema } from '@amana/domain/validation';
import { AmountField, TextAreaField } from '@amana/ui';
import { useQueryClient } from '@tanstack/react-query';
import { PaymentBreakdown } from '../../../trade/money/amounts.tsx';
import { FormDialog } from '../../../forms/guarded-form.tsx';
import { EmailField, PhoneField } from '../../../forms/person-fields.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useSettled } from '../../../shared/hooks/use-settled.ts';
import { change } from '../../../server-state/change.ts';
import { useChange } from '../../../server-state/use-change.ts';
import { FIRST_PAGE } from '../../../lists/list-filters.ts';
import { SetupPrompt } from '../../../viewer/setup-prompt.tsx';
import type { SignedInViewer } from '../../../viewer/use-viewer.ts';
import { DeliveryDateField } from '../delivery-date-form.tsx';
import styles from '../orders.module.css';
import type { CreatedOrderView } from '../order-created.tsx';

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
/** Screen readers would announce the total of each typed digit. */
const ANNOUNCEMENT_DELAY_MS = 1_000;
const EMPTY = { email: '', phoneNumber: '', description: '', amount: '' };
const EMPTY_WITH_DATE = { ...EMPTY, estimatedTimeOfDelivery: '' };

export function CreateOrderDialog({ side, viewer, onClose, onCreated }: CreateOrderDialogProps) {
  const earlier = useGetOrderHistory(FIRST_PAGE).data?.data;
  const queryClient = useQueryClient();
  const today = lagosDay(serverClock.now());
  const asksForDate = asksForDeliveryDate({ side, hasBankDetails: viewer.hasBankDetails });
  const nextStep = (email: string) => {
    if (side === 'buyer') return `${email} approves.`;
    return asksForDate ? `${email} pays.` : 'add your bank details.';
  };
  const create = useChange(
    useCreateOrder({
      mutation: change({
        find: ({ data }) => findCreatedOrder({ ...data, createdBy: viewer.userId }, earlier),
        success: CREATED[side],
        affects: 'trades',
        onDone: ({ data }, { data: { email, phoneNumber = '' } }) =>
          onCreated({ ...data, phoneNumber, next: nextStep(email) }),
        // The form has another field if bank details were added elsewhere meanwhile.
        onFailed: () => queryClient.invalidateQueries({ queryKey: getGetBankAccountQueryKey(viewer.userId) }),
      }),
    }),
  );
  const form = useSchemaForm({
    // An error of a hidden field is shown next to the button.
    initialValues: asksForDate ? EMPTY_WITH_DATE : EMPTY,
    schema: createOrderSchema({ ...viewer, side, today }),
    part: side,
    onSubmit: ({ email, phoneNumber, description, amount, estimatedTimeOfDelivery }) =>
      create.submit({
        data: {
          email,
          description,
          amount: koboToNaira(readAmountInput(amount) ?? kobo(0)),
          phoneNumber,
          ...(side === 'buyer' ? { buyerId: viewer.userId } : { vendorId: viewer.userId }),
          ...(asksForDate ? { estimatedTimeOfDelivery } : {}),
        },
      }),
  });
  const amount = readAmountInput(form.values.amount);
  const canBeSent = amount !== null && amountProblem(amount) === null;
  const figures = canBeSent ? plannedFigures(side, amount) : null;
  const summary = figures === null ? '' : bothEnds(side, figures);
  const announced = useSettled(summary, ANNOUNCEMENT_DELAY_MS);
  return (
    <FormDialog
      form={form}
      title="Transaction information"
      submitText="Create Order"
      change={create}
      isBusy={create.isPending}
      onClose={onClose}
    >
      <TextAreaField {...form.field('description')} label="Description" rows={2} />
      <AmountField {...form.digitField('amount', AMOUNT_INPUT)} label="Amount" placeholder="0" />
      {figures !== null && (
        <div className={styles['sunken']}>
          <details className="unfold">
            <summary>{summary}</summary>
            <PaymentBreakdown side={side} figures={figures} totalInWords={amountInWords(figures.total)} />
          </details>
        </div>
      )}
      {/* Always rendered, because screen readers announce only changes of an existing region. */}
      <p className="visually-hidden" role="status">
        {announced}
      </p>
      <EmailField
        {...form.field('email')}
        label={`${COUNTERPART[side]} email`}
        hint="The order opens for this address only."
        autoComplete="off"
      />
      <PhoneField
        {...form.digitField('phoneNumber', PHONE_INPUT)}
        label={`${COUNTERPART[side]} phone number (optional)`}
        hint="For WhatsApp and calls."
        autoComplete="off"
      />
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
    </FormDialog>
  );
}

function bothEnds(side: Side, { amount, total }: TradeFigures): string {
  const other = formatNaira(plannedFigures(side === 'buyer' ? 'seller' : 'buyer', amount).total);
  const own = formatNaira(total);
  return side === 'buyer' ? `You pay ${own} · seller gets ${other}` : `You get ${own} · buyer pays ${other}`;
}

/**
 * Finds the order of a creation whose answer was lost: an equal order that is not among the viewer's newest orders from
 * before.
 * @throws Error if the orders from before are not known
 */
export async function findCreatedOrder(
  sent: CreateOrderRequest & Pick<Order, 'createdBy'>,
  earlier: readonly Pick<Order, 'id'>[] | undefined,
): Promise<CreateOrderResponse | null> {
  const { data: orders } = await getOrderHistory(FIRST_PAGE);
  const equal = orders.filter((order) => areEqualOrders(order, sent));
  if (equal.length > 0 && earlier === undefined) throw new Error('The earlier orders are not known');
  const created = equal.find((order) => earlier?.some(({ id }) => id === order.id) !== true);
  return created === undefined ? null : { data: created };
}
