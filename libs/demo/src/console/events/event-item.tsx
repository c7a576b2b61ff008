import type { WorldEvent } from '@amana/api/control';
import type { IconName } from '@amana/ui';
import { Button, CopyButton, Icon } from '@amana/ui';
import { dateTimeText } from '../../date-text.ts';
import { useConsoleApp } from '../console-app.ts';
import { PageLink } from '../parts/action-button.tsx';
import { Buttons } from '../parts/panel.tsx';
import styles from '../parts/parts.module.css';
import { moneyShown, sectionShown } from '../shell/console-model.ts';

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

/** What happened, the call behind it, and everything that it caused. */
export function EventItem({ event }: { event: WorldEvent }) {
  const { at, type, text, why, call } = event;
  const effects = effectsOf(event);
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
        {effects !== '' && <p className={styles['soft']}>{effects}</p>}
        <EventButtons event={event} />
      </div>
    </li>
  );
}

function EventButtons({ event: { seq, orderId, call, mailId } }: { event: WorldEvent }) {
  const { paths } = useConsoleApp();
  return (
    <Buttons>
      {orderId !== undefined && (
        <>
          <PageLink path={paths.order(orderId)}>Open order</PageLink>
          <Button variant="link" onClick={() => moneyShown(orderId)}>
            Its money
          </Button>
        </>
      )}
      {mailId !== null && (
        <Button variant="link" onClick={() => sectionShown('mail')}>
          Its mail
        </Button>
      )}
      {call !== null && (
        // The recorder leaves the server's address open.
        <CopyButton
          key={seq}
          label="Copy curl"
          text={`AMANA='${window.location.origin}'; ${call.curl}`}
          variant="link"
        />
      )}
    </Buttons>
  );
}

/** '2 ledger entries, a mail, 2 notifications'; empty where there are none. */
function effectsOf({ ledger, mailId, notificationIds }: WorldEvent): string {
  return [
    counted(ledger.length, 'ledger entry', 'ledger entries'),
    mailId === null ? '' : 'a mail',
    counted(notificationIds.length, 'notification', 'notifications'),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

function counted(count: number, one: string, more: string): string {
  return count === 0 ? '' : `${count} ${count === 1 ? one : more}`;
}
