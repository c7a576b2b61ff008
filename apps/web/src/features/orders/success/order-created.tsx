import { formatNairaValue } from '@amana/domain';
import { Amount, Button, CopyButton, Icon, Labelled, QrCode } from '@amana/ui';
import { Description } from '../../../shared/description.tsx';
import { useOrderLink } from '../../../trade/use-order-link.ts';
import styles from './order-created.module.css';
import { DuplicateOrderNotice } from './duplicate-order-notice.tsx';

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
      <Description text={description} />
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
    else
      window.open(`https://wa.me/?${new URLSearchParams({ text: `${text} ${url}` })}`, '_blank', 'noopener');
  };
  return (
    <Button variant="secondary" onClick={share}>
      <Icon name="chat" size={18} />
      Share
    </Button>
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
