import type { Clock, Deadline } from '@amana/api/control';
import { getDeadlines, moveClock, useGetClock, useGetDeadlines } from '@amana/api/control';
import { Switch } from '@amana/ui';
import { dateTimeText } from '../../date-text.ts';
import { ActionButton, Refusal, useAction } from '../parts/action-button.tsx';
import { LIVE, Loaded } from '../parts/loaded.tsx';
import { Buttons, Nothing, Panel } from '../parts/panel.tsx';
import styles from '../parts/parts.module.css';
import { inText } from '../parts/texts.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SECOND_MS = 1_000;
/** As many as fit without scrolling far. */
const MOST_SHOWN = 12;
/** The type of the deadlines of settlement (libs/mock-backend). */
const SETTLEMENT = 'settlement-step';
/** An order has three steps of settlement; each round takes one of every order. */
const MOST_ROUNDS = 10;

/** The mock's clock, and what will happen by itself. */
export function ClockSection() {
  const clock = useGetClock({ query: { refetchInterval: SECOND_MS } });
  const deadlines = useGetDeadlines(LIVE);
  return (
    <>
      <Panel title="Clock" text="Time only goes forward. What falls due on the way happens.">
        <Loaded query={clock}>{(now) => <Now clock={now} />}</Loaded>
        <div className={styles['grid']}>
          <ActionButton action={() => moveTo({ advanceMs: HOUR_MS })}>+1 hour</ActionButton>
          <ActionButton action={() => moveTo({ advanceMs: DAY_MS })}>+1 day</ActionButton>
          <ActionButton variant="primary" action={() => moveTo({ toNext: true })}>
            Next event
          </ActionButton>
        </div>
        <Buttons>
          <ActionButton action={settleAll}>Settle everything delivered</ActionButton>
        </Buttons>
      </Panel>
      <Panel title="What happens by itself">
        <Loaded query={deadlines}>
          {(due) => <DeadlineList deadlines={due} nowMs={Date.parse(clock.data?.data.now ?? '')} />}
        </Loaded>
      </Panel>
    </>
  );
}

function Now({ clock: { now, frozen } }: { clock: Clock }) {
  const { run, isRunning } = useAction();
  return (
    <>
      <p className={styles['now']}>
        <time dateTime={now}>{dateTimeText(now)}</time>
        <span className={styles['soft']}>{frozen ? 'stands still' : 'runs'}</span>
      </p>
      <Switch
        label="Freeze the clock"
        checked={frozen}
        disabled={isRunning}
        onChange={(isWanted) => run(() => moveTo({ frozen: isWanted }))}
      />
    </>
  );
}

function DeadlineList({ deadlines, nowMs }: { deadlines: readonly Deadline[]; nowMs: number }) {
  if (deadlines.length === 0) return <Nothing>Nothing is due.</Nothing>;
  const rest = deadlines.length - MOST_SHOWN;
  return (
    <>
      <ol className={styles['list']} aria-label="Deadlines">
        {deadlines.slice(0, MOST_SHOWN).map(({ at, type, text }, index) => (
          <li key={`${at} ${type} ${index}`} className={styles['row']}>
            <span className={styles['grow']}>
              {text}
              <br />
              <span className={styles['soft']}>
                {dateTimeText(at)}
                {Number.isNaN(nowMs) ? '' : `, ${inText(Date.parse(at) - nowMs)}`}
              </span>
            </span>
            <ActionButton
              variant="link"
              aria-label={`Go there: ${text}, ${dateTimeText(at)}`}
              action={() => moveTo({ setTo: at })}
            >
              Go there
            </ActionButton>
          </li>
        ))}
      </ol>
      {rest > 0 && <p className={styles['soft']}>and {rest} more</p>}
    </>
  );
}

async function moveTo(move: Parameters<typeof moveClock>[0]): Promise<string> {
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
