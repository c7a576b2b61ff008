import type { Order, TradeEvent } from '@amana/api';
import {
  type OrderStatus,
  type Side,
  type TradeViewer,
  awaitsDelivery,
  otherPersonOf,
  statusLabel,
  tradeEventText,
} from '@amana/domain';
import { Timeline, type TimelineEntry } from '@amana/ui';
import { useId } from 'react';
import { dateTimeText, dueTimeText } from '../shared/dates/date-text.ts';
import { DocumentLink } from './document-link.tsx';

/** An order, or a transaction, which has no `createdBy`. */
export type RecordedTrade = Parameters<typeof otherPersonOf>[0] &
  Pick<Order, 'createdAt' | 'orderStatus' | 'events'>;

interface TradeHistoryProps {
  trade: RecordedTrade;
  side: Side;
  /** A calendar date or an ISO 8601 timestamp; null where there is none. */
  deliveryDate: string | null;
}

/** What happened so far, oldest first: the events, or what else is known where the service does not send them. */
export function TradeHistory({ trade, side, deliveryDate }: TradeHistoryProps) {
  const id = useId();
  const viewer = viewerOf(trade, side);
  const { events = [], orderStatus } = trade;
  const entries = events.flatMap((event, index) => entryOf(event, viewer, `${id}${index}`));
  const known = [startEntry(trade, viewer), ...laterEntries(orderStatus, deliveryDate)];
  return <Timeline label="History of the trade" entries={entries.length === 0 ? known : entries} />;
}

export function viewerOf(trade: RecordedTrade, side: Side): TradeViewer {
  return { side, otherName: otherPersonOf(trade, side).label };
}

export function startEntry(trade: RecordedTrade, viewer: TradeViewer): TimelineEntry {
  return { when: dateTimeText(trade.createdAt), text: startText(trade, viewer) };
}

function startText({ createdBy, sellerId }: RecordedTrade, viewer: TradeViewer): string {
  if (createdBy === undefined) return 'The payment was started';
  return tradeEventText({ kind: 'created', by: createdBy === sellerId ? 'seller' : 'buyer' }, viewer) ?? '';
}

/** Empty for a kind of event that the app does not know. `id`: of the text, which describes a link below it. */
export function entryOf(event: TradeEvent, viewer: TradeViewer, id: string): TimelineEntry[] {
  const text = tradeEventText(event, viewer);
  if (text === null) return [];
  const { at, documentUrl: url } = event;
  const label = event.kind === 'shipped' ? 'View evidence' : 'View document';
  const more = url !== undefined && (
    <DocumentLink url={url} describedBy={id}>
      {label}
    </DocumentLink>
  );
  return [{ id, when: dateTimeText(at), text, more }];
}

function laterEntries(status: OrderStatus, deliveryDate: string | null): TimelineEntry[] {
  const time = deliveryDate !== null && awaitsDelivery(status) ? dueTimeText(deliveryDate) : null;
  return [
    ...(time === null ? [] : [{ text: `Delivery expected by ${time}` }]),
    { text: `Now: ${statusLabel(status)}` },
  ];
}
