import { getEvents, getState } from '@amana/api/control';
import { useQuery } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { Choice } from '../shared/choice.tsx';
import { $view, viewChanged } from './console-model.ts';
import { LIVE } from './section-parts.tsx';

/** How many events are shown; a busy world has hundreds of thousands. */
const SHOWN = 200;

/** Newest first. */
export function useRecentEvents() {
  return useQuery({
    queryKey: ['recent-events'],
    queryFn: async () => {
      const { data: state } = await getState();
      const { data } = await getEvents({ after: Math.max(0, (state.counts['events'] ?? 0) - SHOWN) });
      return { data: data.toReversed() };
    },
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
      onChange={(chosen) => viewChanged({ orderId: chosen === '' ? null : chosen })}
    />
  );
}
