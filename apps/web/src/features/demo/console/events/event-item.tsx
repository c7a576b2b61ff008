import type { WorldEvent } from '@amana/api/control';
import type { IconName } from '@amana/ui';
import { Button, Icon } from '@amana/ui';
import { dateTimeText } from '../../../../shared/date-text.ts';
import { orderPath } from '../../../../shared/paths.ts';
import { OrderLink } from '../parts/order-link.tsx';
import { Buttons } from '../parts/panel.tsx';
import styles from '../parts/parts.module.css';
import { moneyShown } from '../shell/console-model.ts';

/** By the first word of an event's type. */
const ICONS: Readonly<Record<string, IconName>> = {
  order: 'cart',
  payment: 'wallet',
  transfer: 'bank',
  account: 'clock',
  settlement: 'check',
  dispute: 'shield',
  code: 'lock',
  user: 'user',
  mail: 'mail',
};

export function EventItem({ event: { at, type, text, orderId } }: { event: WorldEvent }) {
  return (
    <li className={styles['event']}>
      <span className={styles['sign']}>
        <Icon name={ICONS[type.split('.')[0] ?? ''] ?? 'info'} size={16} />
      </span>
      <div className={styles['grow']}>
        <p className={styles['text']}>{text}</p>
        <p className={styles['soft']}>
          {dateTimeText(at)} · <span className={styles['code']}>{type}</span>
        </p>
        {orderId !== undefined && (
          <Buttons>
            <OrderLink path={orderPath(orderId)}>Open order</OrderLink>
            <Button variant="link" onClick={() => moneyShown(orderId)}>
              Its money
            </Button>
          </Buttons>
        )}
      </div>
    </li>
  );
}
