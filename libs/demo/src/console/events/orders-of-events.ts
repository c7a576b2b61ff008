import type { WorldEvent } from '@amana/api/control';

export interface OrderOfEvents {
  readonly id: string;
  readonly number: string;
}

/** The orders that the events are about, in the order of the events. */
export function ordersOfEvents(events: readonly WorldEvent[]): OrderOfEvents[] {
  const numbers = new Map<string, string | null>();
  for (const { orderId, orderNumber } of events) {
    if (orderId === undefined) continue;
    numbers.set(orderId, numbers.get(orderId) ?? orderNumber ?? null);
  }
  return [...numbers].map(([id, number]) => ({ id, number: number ?? `Order ${id.slice(0, 8)}` }));
}
