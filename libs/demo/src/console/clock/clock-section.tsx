import type { Clock, Deadline } from '@amana/api/control';
import { useGetClock, useGetDeadlines } from '@amana/api/control';
import { Switch } from '@amana/ui';
import { dateTimeText } from '../../date-text.ts';
import { ActButton } from '../parts/act-button.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Buttons, Nothing, Panel } from '../parts/panel.tsx';
import styles from '../parts/parts.module.css';
import { LIVE } from '../parts/refresh.ts';
import { inText } from '../parts/texts.ts';
import { useAct } from '../parts/use-act.ts';
import { moveTo, settleAll } from './clock-acts.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SECOND_MS = 1_000;
/** As many as fit without scrolling far. */
const MOST_SHOWN = 12;

/** The mock's own time, and what will happen by itself. */
export function ClockSection() {
  const clock = useGetClock({ query: { refetchInterval: SECOND_MS } });
  const deadlines = useGetDeadlines(LIVE);
  return (
    <>
      <Panel title="Clock" text="Time only goes forward. What falls due on the way happens.">
        <Loaded query={clock}>{(now) => <Now clock={now} />}</Loaded>
        <div className={styles['grid']}>
          <ActButton act={() => moveTo({ advanceMs: HOUR_MS })}>+1 hour</ActButton>
          <ActButton act={() => moveTo({ advanceMs: DAY_MS })}>+1 day</ActButton>
          <ActButton variant="primary" act={() => moveTo({ toNext: true })}>
            Next event
          </ActButton>
        </div>
        <Buttons>
          <ActButton act={settleAll}>Settle everything delivered</ActButton>
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
  const { run, isRunning } = useAct();
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
            <ActButton
              variant="link"
              aria-label={`Go there: ${text}, ${dateTimeText(at)}`}
              act={() => moveTo({ setTo: at })}
            >
              Go there
            </ActButton>
          </li>
        ))}
      </ol>
      {rest > 0 && <p className={styles['soft']}>and {rest} more</p>}
    </>
  );
}
