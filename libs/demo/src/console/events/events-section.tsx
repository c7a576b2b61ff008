import { Timeline } from 'antd';
import { useUnit } from 'effector-react';
import { Loaded } from '../parts/loaded.tsx';
import { Nothing, Panel } from '../parts/panel.tsx';
import { $view } from '../shell/console-model.ts';
import { eventItem } from './event-item.tsx';
import { OrderChoice, useRecentEvents } from './order-choice.tsx';

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
          if (shown.length === 0) return <Nothing>Nothing has happened yet.</Nothing>;
          return <Timeline aria-label="Events" items={shown.map(eventItem)} />;
        }}
      </Loaded>
    </Panel>
  );
}
