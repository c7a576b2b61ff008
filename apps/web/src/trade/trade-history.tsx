import type { Order, TradeEvent, Transaction } from '@amana/api';
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
import { dateTimeText, dueTimeText } from '../shared/date-text.ts';
import { DocumentLink } from './document-link.tsx';

/** What happened so far to an order, oldest first. */
export function OrderHistory({ order, side }: { order: Order; side: Side }) {
  const viewer = { side, otherName: otherPersonOf(order, side).label };
  const { createdAt, createdBy, sellerId, orderStatus, estimatedTimeOfDelivery } = order;
  const created = { kind: 'created', by: createdBy === sellerId ? 'seller' : 'buyer' } as const;
  const first = { when: dateTimeText(createdAt), text: tradeEventText(created, viewer) ?? '' };
  return (
    <History
      {...order}
      viewer={viewer}
      known={[first, ...laterEntries(orderStatus, estimatedTimeOfDelivery)]}
    />
  );
}

/** The same for its transaction. */
export function TransactionHistory({ transaction, side }: { transaction: Transaction; side: Side }) {
  const viewer = { side, otherName: otherPersonOf(transaction, side).label };
  const { createdAt, orderStatus, estimatedDateOfDelivery } = transaction;
  const first = { when: dateTimeText(createdAt), text: 'The payment was started' };
  return (
    <History
      {...transaction}
      viewer={viewer}
      known={[first, ...laterEntries(orderStatus, estimatedDateOfDelivery)]}
    />
  );
}

interface HistoryProps {
  viewer: TradeViewer;
  events?: readonly TradeEvent[];
  /** What is known where the service does not send events. */
  known: readonly TimelineEntry[];
}

function History({ viewer, events = [], known }: HistoryProps) {
  const id = useId();
  const entries = events.flatMap((event, index) => entryOf(event, viewer, `${id}${index}`));
  return <Timeline label="History of the trade" entries={entries.length === 0 ? known : entries} />;
}

function entryOf(event: TradeEvent, viewer: TradeViewer, id: string): TimelineEntry[] {
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
