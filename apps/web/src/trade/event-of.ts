import type { Transaction } from '@amana/api';
import type { TradeEventKind } from '@amana/domain';

/** The first event of a kind; undefined without one, or where the service sends no events. */
export function eventOf({ events = [] }: Transaction, kind: TradeEventKind) {
  return events.find((event) => event.kind === kind);
}
