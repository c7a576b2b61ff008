import { useQuery } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { Choice } from '../shared/choice.tsx';
import { recentEvents } from '../shared/recent-events.ts';
import { $view, viewChanged } from './console-model.ts';
import { LIVE } from './section-parts.tsx';

/** How many events are shown. */
const SHOWN = 200;

/** Newest first. */
export function useRecentEvents() {
  return useQuery({
    queryKey: ['recent-events'],
    queryFn: async () => ({ data: (await recentEvents(SHOWN)).data.toReversed() }),
    ...LIVE.query,
  });
}

/** The order that Money and Events are about; `none` names the choice of no order. */
export function OrderChoice({ none }: { none: string }) {
  const { orderId } = useUnit($view);
  const numbers = new Map<string, string | undefined>();
  for (const event of useRecentEvents().data?.data ?? [])
    if (event.orderId !== undefined)
      numbers.set(event.orderId, numbers.get(event.orderId) ?? event.orderNumber);
  if (orderId !== null && !numbers.has(orderId)) numbers.set(orderId, undefined);
  const orders = [...numbers].map(([id, number]) => [id, number ?? `Order ${id.slice(0, 8)}`] as const);
  return (
    <Choice
      label="Order"
      value={orderId ?? ''}
      options={[['', none], ...orders]}
      onChange={({ target }) => viewChanged({ orderId: target.value === '' ? null : target.value })}
    />
  );
}
