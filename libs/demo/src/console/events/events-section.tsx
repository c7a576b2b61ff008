import type { WorldEvent } from '@amana/api/control';
import { useUnit } from 'effector-react';
import { Loaded } from '../parts/loaded.tsx';
import { Nothing, Panel } from '../parts/panel.tsx';
import styles from '../parts/parts.module.css';
import { $view } from '../shell/console-model.ts';
import { EventItem } from './event-item.tsx';
import { OrderChoice } from './order-choice.tsx';
import { ordersOfEvents } from './orders-of-events.ts';
import { useRecentEvents } from './use-recent-events.ts';

/** The flight recorder: what happened, newest first. */
export function EventsSection() {
  const events = useRecentEvents();
  const { orderId } = useUnit($view);
  return (
    <Panel title="Events" text="What happened in this world, and why. The newest stands first.">
      <OrderChoice orders={ordersOfEvents(events.data?.data ?? [])} none="Everything" />
      <Loaded query={events}>
        {(all) => <EventList events={all.filter((event) => orderId === null || event.orderId === orderId)} />}
      </Loaded>
    </Panel>
  );
}

function EventList({ events }: { events: readonly WorldEvent[] }) {
  if (events.length === 0) return <Nothing>Nothing has happened yet.</Nothing>;
  return (
    <ol className={styles['timeline']} aria-label="Events">
      {events.map((event) => (
        <EventItem key={event.seq} event={event} />
      ))}
    </ol>
  );
}
