import type { WorldEvent } from '@amana/api/control';
import { type IconName, CopyButton, Icon } from '@amana/ui';
import { Space, Timeline, Typography } from 'antd';
import { useUnit } from 'effector-react';
import { dateTimeText } from '../../shared/texts.ts';
import { LinkButton, PageLink } from '../actions.tsx';
import { useConsoleApp } from '../console-app.ts';
import { $view, viewChanged } from '../console-model.ts';
import { OrderChoice } from '../order-choice.tsx';
import { Entry, Loaded, Note, Panel } from '../section-parts.tsx';
import { useRecentEvents } from '../use-recent-events.ts';

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

/** The events of the world, newest first. */
export function EventsSection() {
  const events = useRecentEvents();
  const { orderId } = useUnit($view);
  return (
    <Panel title="Events" text="What happened in this world, and why. The newest is first.">
      <OrderChoice none="Everything" />
      <Loaded query={events}>
        {(all) => {
          const shown = all.filter((event) => orderId === null || event.orderId === orderId);
          if (shown.length === 0) return <Note>Nothing has happened yet.</Note>;
          const items = shown.map((event) => ({
            key: event.seq,
            icon: <Icon name={ICONS[event.type.split('.')[0] ?? ''] ?? 'info'} size={16} />,
            content: <EventText event={event} />,
          }));
          return <Timeline aria-label="Events" items={items} />;
        }}
      </Loaded>
    </Panel>
  );
}

/** What happened, the call behind it, and everything that it caused. */
function EventText({ event }: { event: WorldEvent }) {
  const { paths, isBackendInBrowser } = useConsoleApp();
  const { at, text, why, call, orderId, mailId, ledger, notificationIds } = event;
  const effects = [
    ...counted(ledger.length, 'ledger entry', 'ledger entries'),
    ...(mailId === null ? [] : ['a mail']),
    ...counted(notificationIds.length, 'notification', 'notifications'),
  ];
  return (
    <Entry title={text} note={`${dateTimeText(at)} · ${why}`}>
      {call !== null && (
        <Typography.Text code>{`${call.method} ${call.path} → ${call.status}`}</Typography.Text>
      )}
      {effects.length > 0 && <Note>{effects.join(', ')}</Note>}
      <Space wrap>
        {orderId !== undefined && (
          <>
            <PageLink path={paths.order(orderId)}>Open order</PageLink>
            <LinkButton onClick={() => viewChanged({ orderId, section: 'Money' })}>Its money</LinkButton>
          </>
        )}
        {mailId !== null && (
          <LinkButton onClick={() => viewChanged({ section: 'Mail' })}>Its mail</LinkButton>
        )}
        {call !== null && !isBackendInBrowser && (
          // The recorder leaves the server's address open.
          <CopyButton
            label="Copy curl"
            text={`AMANA='${window.location.origin}'; ${call.curl}`}
            variant="link"
          />
        )}
      </Space>
    </Entry>
  );
}

function counted(count: number, one: string, more: string): string[] {
  return count === 0 ? [] : [`${count} ${count === 1 ? one : more}`];
}
