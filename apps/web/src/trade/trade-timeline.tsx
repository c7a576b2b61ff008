import { type Side, STEP_OF_EVENT, awaitsTransfer, type orderProgress } from '@amana/domain';
import { Timeline, type TimelineEntry } from '@amana/ui';
import { useId } from 'react';
import { dueTimeText } from '../shared/dates/date-text.ts';
import type { TradeDates } from './deadline-text.ts';
import { type RecordedTrade, entryOf, startEntry, viewerOf } from './trade-history.tsx';
import styles from './trade-timeline.module.css';

interface TradeTimelineProps {
  trade: RecordedTrade;
  side: Side;
  progress: Pick<ReturnType<typeof orderProgress>, 'steps' | 'state'>;
  dates: TradeDates;
}

const LATEST = { running: 'done', paused: 'paused', stopped: 'ended' } as const;

/** The steps of a trade: those done with what happened in them, and those to come with their dates. */
export function TradeTimeline({ trade, side, progress, dates }: TradeTimelineProps) {
  const { steps, state } = progress;
  const latest = steps.findLastIndex(({ done }) => done);
  const happened = useHappened(trade, side, progress.steps, latest);
  const entries = steps.map(({ name, done }, index): TimelineEntry => {
    const isCurrent = index === latest;
    const step = !done ? 'ahead' : isCurrent ? LATEST[state] : 'done';
    return {
      text: name,
      step,
      isCurrent,
      when: done ? undefined : dateOf(name, dates),
      more: <Happened entries={happened[index]} />,
    };
  });
  return <Timeline label="Progress of the trade" entries={entries} />;
}

/** What happened, by step. Events of a step that is not done yet belong to the latest. */
function useHappened(
  trade: RecordedTrade,
  side: Side,
  steps: readonly { readonly name: string }[],
  latest: number,
): TimelineEntry[][] {
  const id = useId();
  const viewer = viewerOf(trade, side);
  const { events = [], createdBy } = trade;
  const happened: TimelineEntry[][] = steps.map(() => []);
  let current = 0;
  events.forEach((event, index) => {
    const name = STEP_OF_EVENT[event.kind];
    if (name !== undefined) {
      const step = steps.findIndex((step) => step.name === name);
      current = Math.max(current, step === -1 ? latest : Math.min(step, latest));
    }
    happened[current]?.push(...entryOf(event, viewer, `${id}${index}`));
  });
  // A transaction begins with the payment, for which the order was approved.
  if (happened.every((entries) => entries.length === 0))
    happened[createdBy === undefined ? Math.min(1, latest) : 0]?.push(startEntry(trade, viewer));
  return happened;
}

function Happened({ entries = [] }: { entries: TimelineEntry[] | undefined }) {
  return entries.map(({ id, text, when, more }, index) => (
    <div key={index} className={styles['event']}>
      <p id={id}>{text}</p>
      <p className="small-print">{when}</p>
      {more}
    </div>
  ));
}

/** The date of a step to come, as far as it was sent. */
function dateOf(name: string, { orderStatus, expiresAt, deliveryDate }: TradeDates): string | undefined {
  if (name === 'Paid' && awaitsTransfer(orderStatus)) return labelled('Account open until', expiresAt);
  return name === 'Delivered' ? labelled('Delivery date:', deliveryDate) : undefined;
}

function labelled(label: string, date: string | null): string | undefined {
  const time = date === null ? null : dueTimeText(date);
  return time === null ? undefined : `${label} ${time}`;
}
