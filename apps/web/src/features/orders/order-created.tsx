import { type Order, useGetOrderHistory } from '@amana/api';
import { type Side, areEqualOrders, formatNairaValue, isUnpaid } from '@amana/domain';
import { Amount, Card, Labelled, Notice, PageHeader, Stack, buttonClass } from '@amana/ui';
import { Link } from 'react-router-dom';
import { type InferType, number, object, string } from 'yup';
import { Description } from '../../shared/description.tsx';
import { navigationState } from '../../shared/navigation-state.ts';
import { PATHS, orderPath } from '../../shared/paths.ts';
import { LinkState } from '../../shared/states/link-state.tsx';
import { FIRST_PAGE } from '../../lists/list-filters.ts';
import { useConfig } from '../../shared/hooks/use-config.ts';
import { usePageTitle } from '../../shared/hooks/use-page-title.ts';
import { ShareOrder } from './share/share-order.tsx';
import styles from './orders.module.css';

const CREATED_ORDER = object({
  id: string().defined(),
  amount: number().defined(),
  description: string().defined(),
  referralLink: string().defined(),
  /** The side of the creator. */
  side: string<Side>().oneOf(['buyer', 'seller']).defined(),
  /** Of the other party, where it was entered. */
  phoneNumber: string().optional(),
  /** Who does what next; empty where it is not known. */
  next: string().optional(),
});

export type CreatedOrderView = Omit<InferType<typeof CREATED_ORDER>, 'side'>;

/** Stays in the history, so that a reload keeps it. */
export const useCreatedOrder = navigationState('order', CREATED_ORDER);

export function OrderSuccessPage() {
  usePageTitle('Order Created Successfully');
  const order = useCreatedOrder();
  if (order === null) {
    return (
      <LinkState
        level={1}
        title="Order not found"
        text="Your orders are all in one list."
        icon="help"
        isProblem
        to={PATHS.orders}
        link="All Orders"
      />
    );
  }
  return (
    <>
      <PageHeader title="Order Created Successfully" />
      <Card>
        <OrderCreated order={order} />
      </Card>
      <Link className={buttonClass('secondary', true)} to={orderPath(order.id)}>
        View Order
      </Link>
    </>
  );
}

export function OrderCreated({ order }: { order: InferType<typeof CREATED_ORDER> }) {
  const { id, amount, description, side, phoneNumber = '', next = '' } = order;
  return (
    <Stack>
      <DuplicateOrderNotice orderId={id} />
      <div className={`column ${styles['share'] ?? ''}`}>
        <Labelled label="Price">
          <Amount text={formatNairaValue(amount)} huge />
        </Labelled>
        <Description text={description} isOwn />
        {next !== '' && <p>Next: {next}</p>}
      </div>
      <ShareOrder order={order} side={side} phoneNumber={phoneNumber} />
    </Stack>
  );
}

const MINUTE_MS = 60_000;

/** A browser may repeat a request by itself, and without a key the server creates a second order. */
function DuplicateOrderNotice({ orderId }: { orderId: string }) {
  const { idempotencyKeys } = useConfig();
  const orders = useGetOrderHistory(FIRST_PAGE, { query: { enabled: !idempotencyKeys } }).data?.data ?? [];
  const created = orders.find(({ id }) => id === orderId);
  const duplicate = orders.find((order) => created !== undefined && isDuplicate(order, created));
  if (duplicate === undefined) return null;
  return (
    <Notice
      tone="warning"
      action={
        <Link className={buttonClass('secondary')} to={orderPath(duplicate.id)}>
          View the other order
        </Link>
      }
    >
      There is a second, equal order from the same minute: {duplicate.orderNumber}. If you want only one,
      cancel the other.
    </Notice>
  );
}

function isDuplicate(order: Order, created: Order): boolean {
  return (
    order.id !== created.id &&
    isUnpaid(order.orderStatus) &&
    areEqualOrders(order, created) &&
    Math.abs(Date.parse(order.createdAt) - Date.parse(created.createdAt)) < MINUTE_MS
  );
}
