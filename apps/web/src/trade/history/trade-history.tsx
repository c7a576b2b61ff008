import type { Order, TradeEvent, Transaction } from '@amana/api';
import {
  type Side,
  type TradeEventKind,
  type TradeViewer,
  type orderProgress,
  STEP_OF_EVENT,
  otherPersonOf,
  tradeEventText,
} from '@amana/domain';
import { Timeline, type TimelineEntry } from '@amana/ui';
import { useId } from 'react';
import { dateTimeText, dueTimeText } from '../../shared/dates/date-text.ts';
import { safeUrl } from '../../shared/safe-url.ts';
import styles from './trade-history.module.css';

export type Trade = Order | Transaction;

interface TradeTimelineProps {
  trade: Trade;
  side: Side;
  /** A calendar date or an ISO 8601 timestamp; null where there is none. */
  deliveryDate: string | null;
  progress: Pick<ReturnType<typeof orderProgress>, 'steps' | 'state'>;
  /** When the account that awaits a transfer expires; null where none is open, or it is not known. */
  expiresAt: string | null;
}

const LATEST = { running: 'done', paused: 'paused', stopped: 'ended' } as const;

/** The steps of a trade: those done with what happened in them, and those to come with their dates. */
export function TradeTimeline({ trade, side, progress, expiresAt, deliveryDate }: TradeTimelineProps) {
  const { steps, state } = progress;
  const { sent, start } = useHistory(trade, side);
  const latest = steps.findLastIndex(({ done }) => done);
  const happened: Omit<TimelineEntry, 'step'>[][] = steps.map(() => []);
  let current = 0;
  for (const { kind, ...entry } of sent) {
    const name = STEP_OF_EVENT[kind];
    if (name !== undefined) {
      const step = steps.findIndex((step) => step.name === name);
      // Events of a step that is not done yet belong to the latest.
      current = Math.max(current, step === -1 ? latest : Math.min(step, latest));
    }
    happened[current]?.push(entry);
  }
  // A transaction begins with the payment, for which the order was approved.
  if (sent.length === 0) happened['createdBy' in trade ? 0 : Math.min(1, latest)]?.push(start);
  const dates: Readonly<Partial<Record<string, string>>> = {
    Paid: labelledTime('Account open until', expiresAt),
    Delivered: labelledTime('Delivery date:', deliveryDate),
  };
  const entries = steps.map(({ name, done }, index): TimelineEntry => {
    const isCurrent = index === latest;
    return {
      text: name,
      step: !done ? 'ahead' : name === 'Refunded' ? 'returned' : isCurrent ? LATEST[state] : 'done',
      isCurrent,
      when: done ? undefined : dates[name],
      more: happened[index]?.map(({ id, text, when, more }, key) => (
        <div key={key} className={styles['event']}>
          <p id={id}>{text}</p>
          <p className="small-print">{when}</p>
          {more}
        </div>
      )),
    };
  });
  return (
    <Timeline label="Progress of the trade" entries={entries} wholeText={`All ${entries.length} steps`} />
  );
}

/** The events that the service has sent, oldest first, and the start of the trade, which is known without them. */
function useHistory(trade: Trade, side: Side) {
  const id = useId();
  const viewer: TradeViewer = { side, otherName: otherPersonOf(trade, side).label };
  const { events = [], createdAt } = trade;
  const sent = events.flatMap((event, index) => {
    const text = tradeEventText(event, viewer);
    // The app does not know every kind of event.
    if (text === null) return [];
    const { kind, at } = event;
    // The text tells links with the same words apart.
    const textId = `${id}${index}`;
    return [{ kind, id: textId, when: dateTimeText(at), text, more: documentOf(event, textId) }];
  });
  return { sent, start: { when: dateTimeText(createdAt), text: startText(trade, viewer) } };
}

function startText(trade: Trade, viewer: TradeViewer): string {
  if (!('createdBy' in trade)) return 'The payment was started';
  const by = trade.createdBy === trade.sellerId ? 'seller' : 'buyer';
  return tradeEventText({ kind: 'created', by }, viewer) ?? '';
}

function documentOf({ kind, documentUrl }: TradeEvent, textId: string) {
  const label = kind === 'shipped' ? 'View evidence' : 'View document';
  return documentUrl && <DocumentLink url={documentUrl} describedBy={textId} label={label} />;
}

interface DocumentLinkProps {
  url: string;
  /** The id of a text that distinguishes links with the same words. */
  describedBy?: string;
  label?: string;
}

/** A document of a trade; an address that is not safe to open is not rendered as a link. */
export function DocumentLink({ url, describedBy, label = 'View document' }: DocumentLinkProps) {
  const safe = safeUrl(url);
  if (safe === null) return <>Cannot be opened safely</>;
  return (
    <a href={safe} target="_blank" rel="noopener noreferrer" aria-describedby={describedBy}>
      {label}
    </a>
  );
}

function labelledTime(label: string, date: string | null): string | undefined {
  const time = date === null ? null : dueTimeText(date);
  return time === null ? undefined : `${label} ${time}`;
}

/** The first event of a kind; undefined without one, or where the service sends no events. */
export function eventOf({ events = [] }: Transaction, kind: TradeEventKind) {
  return events.find((event) => event.kind === kind);
}
