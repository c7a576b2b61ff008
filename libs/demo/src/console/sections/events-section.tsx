import { getEvents, getState } from '@amana/api/control';
import { useQuery } from '@tanstack/react-query';
import { dateTimeText } from '../../shared/texts.ts';
import { Entry, LIVE, Panel, Rows } from '../section-parts.tsx';

const MOST_EVENTS = 200;

export function EventsSection() {
  const events = useQuery({ queryKey: ['recent-events'], queryFn: readRecentEvents, ...LIVE.query });
  return (
    <Panel title="Events" text="What happened in this world. The newest is first.">
      <Rows
        aria-label="Events"
        query={events}
        rowKey="seq"
        empty="Nothing has happened yet."
        row={({ at, text }) => <Entry title={text} note={dateTimeText(at)} />}
      />
    </Panel>
  );
}

/** A busy world has hundreds of thousands of events. */
async function readRecentEvents() {
  const { counts } = (await getState()).data;
  const { data } = await getEvents({ after: Math.max(0, (counts['events'] ?? 0) - MOST_EVENTS) });
  return { data: data.toReversed() };
}
