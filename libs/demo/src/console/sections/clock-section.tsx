import {
  type Clock,
  type MoveClockRequest,
  type Deadline,
  getDeadlines,
  moveClock,
  useGetClock,
  useGetDeadlines,
} from '@amana/api/control';
import { Switch } from '@amana/ui';
import { Flex, Statistic, Timeline } from 'antd';
import { Refusal } from '../../shared/refusal.ts';
import { dateTimeText, inText } from '../../shared/texts.ts';
import { ActionButton, useAction } from '../actions.tsx';
import { Buttons, LIVE, Loaded, Note, Panel } from '../section-parts.tsx';

const HOUR_MS = 3_600_000;
/** As many as fit without scrolling far. */
const MOST_SHOWN = 12;
/** The type of the deadlines of settlement (libs/mock-backend). */
const SETTLEMENT = 'settlement-step';
/** An order has three steps of settlement; each round takes one of every order. */
const MOST_ROUNDS = 10;

/** The mock's clock, and what will happen by itself. */
export function ClockSection() {
  const clock = useGetClock({ query: { refetchInterval: 1_000 } });
  const deadlines = useGetDeadlines(LIVE);
  return (
    <>
      <Panel title="Clock" text="Time only goes forward. What falls due on the way happens.">
        <Loaded query={clock}>{(now) => <Now clock={now} />}</Loaded>
        <Buttons>
          <ActionButton action={() => moveTo({ advanceMs: HOUR_MS })}>+1 hour</ActionButton>
          <ActionButton action={() => moveTo({ advanceMs: 24 * HOUR_MS })}>+1 day</ActionButton>
          <ActionButton type="primary" action={() => moveTo({ toNext: true })}>
            Next event
          </ActionButton>
          <ActionButton action={settleAll}>Settle everything delivered</ActionButton>
        </Buttons>
      </Panel>
      <Panel title="What happens by itself">
        <Loaded query={deadlines}>
          {(due) => <Deadlines deadlines={due} nowMs={Date.parse(clock.data?.data.now ?? '')} />}
        </Loaded>
      </Panel>
    </>
  );
}

function Now({ clock: { now, frozen } }: { clock: Clock }) {
  const { run, isRunning } = useAction();
  return (
    <>
      <Statistic
        title={frozen ? 'stands still' : 'runs'}
        formatter={() => <time dateTime={now}>{dateTimeText(now)}</time>}
      />
      <Switch
        label="Freeze the clock"
        checked={frozen}
        disabled={isRunning}
        onChange={(isWanted) => run(() => moveTo({ frozen: isWanted }))}
      />
    </>
  );
}

function Deadlines({ deadlines, nowMs }: { deadlines: readonly Deadline[]; nowMs: number }) {
  if (deadlines.length === 0) return <Note>Nothing is due.</Note>;
  const rest = deadlines.length - MOST_SHOWN;
  const items = deadlines.slice(0, MOST_SHOWN).map(({ at, text }, key) => ({
    key,
    content: (
      <Flex vertical align="start">
        {text}
        <Note>{`${dateTimeText(at)}${Number.isNaN(nowMs) ? '' : `, ${inText(Date.parse(at) - nowMs)}`}`}</Note>
        <ActionButton
          type="link"
          size="small"
          aria-label={`Go there: ${text}, ${dateTimeText(at)}`}
          action={() => moveTo({ setTo: at })}
        >
          Go there
        </ActionButton>
      </Flex>
    ),
  }));
  return (
    <>
      <Timeline aria-label="Deadlines" items={items} />
      {rest > 0 && <Note>and {rest} more</Note>}
    </>
  );
}

async function moveTo(move: MoveClockRequest): Promise<string> {
  const { data } = await moveClock(move);
  return `It is ${dateTimeText(data.now)}${data.frozen ? ', and the clock stands' : ''}`;
}

/** Moves the clock through every step of settlement that is due, so that every seller has their money. */
async function settleAll(): Promise<string> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const last = (await getDeadlines()).data.findLast(({ type }) => type === SETTLEMENT);
    if (last === undefined && round === 0) throw new Refusal('Nothing waits for settlement.');
    if (last === undefined) break;
    await moveClock({ setTo: last.at });
  }
  return 'Everything that was delivered is settled';
}
