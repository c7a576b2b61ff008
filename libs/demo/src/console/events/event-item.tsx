import type { WorldEvent } from '@amana/api/control';
import { type IconName, CopyButton, Icon } from '@amana/ui';
import { Button, Flex, Typography } from 'antd';
import { dateTimeText } from '../../date-text.ts';
import { useConsoleApp } from '../console-app.ts';
import { PageLink } from '../parts/action-button.tsx';
import { Buttons, Note } from '../parts/panel.tsx';
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

/** An item of antd's timeline: what happened, the call behind it, and everything that it caused. */
export function eventItem(event: WorldEvent) {
  const { seq, at, type, text, why, call } = event;
  const effects = effectsOf(event);
  return {
    key: seq,
    icon: <Icon name={ICONS[type.split('.')[0] ?? ''] ?? 'info'} size={16} />,
    content: (
      <Flex vertical>
        <strong>{text}</strong>
        <Note>
          {dateTimeText(at)} · {why}
        </Note>
        {call !== null && (
          <Typography.Text code>
            {call.method} {call.path} → {call.status}
          </Typography.Text>
        )}
        {effects !== '' && <Note>{effects}</Note>}
        <EventButtons event={event} />
      </Flex>
    ),
  };
}

function EventButtons({ event: { orderId, call, mailId } }: { event: WorldEvent }) {
  const { paths } = useConsoleApp();
  return (
    <Buttons>
      {orderId !== undefined && (
        <>
          <PageLink path={paths.order(orderId)}>Open order</PageLink>
          <Button type="link" size="small" onClick={() => moneyShown(orderId)}>
            Its money
          </Button>
        </>
      )}
      {mailId !== null && (
        <Button type="link" size="small" onClick={() => sectionShown('mail')}>
          Its mail
        </Button>
      )}
      {call !== null && (
        // The recorder leaves the server's address open.
        <CopyButton
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
