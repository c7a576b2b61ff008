import { type Order, useGetOrderHistory } from '@amana/api';
import { type Side, areEqualOrders, formatNairaValue, isUnpaid } from '@amana/domain';
import { Amount, Notice, Stack, buttonClass } from '@amana/ui';
import { Link } from 'react-router-dom';
import { Description } from '../../../shared/description.tsx';
import { orderPath } from '../../../shared/paths.ts';
import { FIRST_PAGE } from '../../../shared/route-context.ts';
import { useConfig } from '../../../shared/hooks/use-config.ts';
import { ShareOrder } from '../share/share-order.tsx';
import styles from './order-created.module.css';

export interface CreatedOrderView {
  readonly id: string;
  readonly amount: number;
  readonly description: string;
  readonly referralLink: string;
  /** The side of the creator; undefined in a history entry that does not say it. */
  readonly side?: Side;
  /** Of the other party, where it was entered. */
  readonly phoneNumber?: string;
}

export function OrderCreated({ order }: { order: CreatedOrderView }) {
  const { id, amount, description, side = null, phoneNumber = '' } = order;
  return (
    <Stack>
      <DuplicateOrderNotice orderId={id} />
      <div className={styles['created']}>
        <Amount text={formatNairaValue(amount)} huge />
        <Description text={description} isOwn />
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

export function createdOrderOf(state: unknown): CreatedOrderView | null {
  if (typeof state !== 'object' || state === null || !('order' in state)) return null;
  return isCreatedOrder(state.order) ? state.order : null;
}

function isCreatedOrder(value: unknown): value is CreatedOrderView {
  if (typeof value !== 'object' || value === null) return false;
  const has = (name: string, type: string) => typeof Reflect.get(value, name) === type;
  return (
    has('id', 'string') &&
    has('amount', 'number') &&
    has('description', 'string') &&
    has('referralLink', 'string') &&
    isOptionalSide(Reflect.get(value, 'side')) &&
    (has('phoneNumber', 'undefined') || has('phoneNumber', 'string'))
  );
}

function isOptionalSide(value: unknown): boolean {
  return value === undefined || value === 'buyer' || value === 'seller';
}
