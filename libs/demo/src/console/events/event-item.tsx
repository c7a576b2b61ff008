import type { WorldEvent } from '@amana/api/control';
import type { IconName } from '@amana/ui';
import { Button, CopyButton, Icon } from '@amana/ui';
import { dateTimeText } from '../../date-text.ts';
import { useConsoleApp } from '../console-app.ts';
import { OrderLink } from '../parts/order-link.tsx';
import { Buttons } from '../parts/panel.tsx';
import styles from '../parts/parts.module.css';
import { moneyShown, sectionShown } from '../shell/console-model.ts';
import { cameOf, curlFor } from './event-texts.ts';

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

/** What happened, the call behind it, and all that came of it. */
export function EventItem({ event }: { event: WorldEvent }) {
  const { at, type, text, why, call } = event;
  const came = cameOf(event);
  return (
    <li className={styles['event']}>
      <span className={styles['sign']}>
        <Icon name={ICONS[type.split('.')[0] ?? ''] ?? 'info'} size={16} />
      </span>
      <div className={styles['grow']}>
        <p className={styles['text']}>
          <strong>{text}</strong>
        </p>
        <p className={styles['soft']}>
          {dateTimeText(at)} · {why}
        </p>
        {call !== null && (
          <p className={styles['call']}>
            {call.method} {call.path} → {call.status}
          </p>
        )}
        {came !== '' && <p className={styles['soft']}>{came}</p>}
        <EventButtons event={event} />
      </div>
    </li>
  );
}

function EventButtons({ event: { seq, orderId, call, mailId } }: { event: WorldEvent }) {
  const { paths } = useConsoleApp();
  return (
    <Buttons>
      {orderId !== undefined && <OrderLink path={paths.order(orderId)}>Open order</OrderLink>}
      {orderId !== undefined && (
        <Button variant="link" onClick={() => moneyShown(orderId)}>
          Its money
        </Button>
      )}
      {mailId !== null && (
        <Button variant="link" onClick={() => sectionShown('mail')}>
          Its mail
        </Button>
      )}
      {call !== null && <CopyButton key={seq} label="Copy curl" text={curlFor(call)} variant="link" />}
    </Buttons>
  );
}
