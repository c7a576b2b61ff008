import { type Order, useGetOrderHistory } from '@amana/api';
import { areEqualOrders, formatNairaValue, isUnpaid } from '@amana/domain';
import { Amount, Button, CopyButton, Icon, Labelled, Notice, QrCode, buttonClass } from '@amana/ui';
import { Link } from 'react-router-dom';
import { Description } from '../../../shared/description.tsx';
import { useOrderLink } from '../../../trade/use-order-link.ts';
import { whatsAppUrl } from '../../../shared/message-links.ts';
import { orderPath } from '../../../shared/paths.ts';
import { FIRST_PAGE } from '../../../shared/route-context.ts';
import { useConfig } from '../../../shared/hooks/use-config.ts';
import styles from './order-created.module.css';

export interface CreatedOrderView {
  readonly id: string;
  readonly amount: number;
  readonly description: string;
  readonly referralLink: string;
}

export function OrderCreated({ order }: { order: CreatedOrderView }) {
  const { id, amount, description } = order;
  const link = useOrderLink(order);
  return (
    <div className={styles['created']}>
      <DuplicateOrderNotice orderId={id} />
      <Amount text={formatNairaValue(amount)} huge />
      <Description text={description} isOwn />
      <div className={styles['link']}>
        <Labelled label="Order Link">
          <a href={link}>{link}</a>
        </Labelled>
      </div>
      <div className={styles['actions']}>
        <CopyButton text={link} label="Copy link" copiedLabel="Link copied to clipboard!" />
        <ShareButton text={description} url={link} />
      </div>
      <QrCode text={link} label="QR code of the order link" />
    </div>
  );
}

function ShareButton({ text, url }: { text: string; url: string }) {
  const share = () => {
    if ('share' in navigator) void navigator.share({ text, url }).catch(() => undefined);
    else window.open(whatsAppUrl(`${text} ${url}`), '_blank', 'noopener');
  };
  return (
    <Button variant="secondary" onClick={share}>
      <Icon name="chat" size={18} />
      Share
    </Button>
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
    has('referralLink', 'string')
  );
}
