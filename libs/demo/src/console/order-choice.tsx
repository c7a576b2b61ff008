import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent } from 'react';
import { Choice } from '../shared/choice.tsx';
import { isGone, lastEventOf } from './chosen-order.ts';
import { $view, viewChanged } from './console-model.ts';
import { useRecentEvents } from './use-recent-events.ts';

/** The order that Money and Events are about; `none` names the choice of no order. */
export function OrderChoice({ none }: { none: string }) {
  const orderId = useChosenOrder();
  const events = useRecentEvents().data?.data ?? [];
  const numbers = new Map(events.map((event) => [event.orderId, event.orderNumber]));
  const ids = [...new Set([...numbers.keys(), orderId])].filter((id) => typeof id === 'string');
  const orders = ids.map((id) => [id, numbers.get(id) ?? `Order ${id.slice(0, 8)}`] as const);
  return (
    <Choice
      label="Order"
      value={orderId ?? ''}
      options={[['', none], ...orders]}
      onChange={({ target }) => viewChanged({ orderId: target.value === '' ? null : target.value })}
    />
  );
}

/** The chosen order, which is forgotten once the world does not have it any more. */
function useChosenOrder(): string | null {
  const { orderId, orderEvent } = useUnit($view);
  const events = useRecentEvents().data?.data;
  const follow = useEffectEvent(() => {
    if (orderId === null || events === undefined) return;
    const last = lastEventOf(orderId, events);
    if (isGone({ orderId, orderEvent }, events)) viewChanged({ orderId: null, orderEvent: null });
    else if (last !== null && last.seq !== orderEvent?.seq) viewChanged({ orderEvent: last });
  });
  useEffect(() => follow(), [events, orderId]);
  return orderId;
}
