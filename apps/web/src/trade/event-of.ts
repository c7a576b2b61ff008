import type { Transaction } from '@amana/api';
import type { TradeEventKind } from '@amana/domain';

/** The first event of a kind; undefined where there is none, or where the service sends no events of a transaction. */
export function eventOf({ events = [] }: Transaction, kind: TradeEventKind) {
  return events.find((event) => event.kind === kind);
}
