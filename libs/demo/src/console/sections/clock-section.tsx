import { type MoveClockRequest, moveClock, useGetClock, useGetDeadlines } from '@amana/api/control';
import { Switch } from '@amana/ui';
import { Space } from 'antd';
import { Refusal } from '../../shared/refusal.ts';
import { settle } from '../../shared/settle.ts';
import { dateTimeText, inText } from '../../shared/texts.ts';
import { ActionButton, useAction } from '../actions.tsx';
import { Entry, LIVE, Loaded, Panel, Rows } from '../section-parts.tsx';

const HOUR_MS = 3_600_000;
const MOST_SHOWN = 5;

export function ClockSection() {
  const clock = useGetClock({ query: { refetchInterval: 1_000 } });
  const deadlines = useGetDeadlines(LIVE);
  const { run, isRunning } = useAction();
  const timeUntil = (at: string) =>
    clock.data === undefined ? '' : `, ${inText(Date.parse(at) - Date.parse(clock.data.data.now))}`;
  return (
    <>
      <Panel title="Clock" text="Time only goes forward. What falls due on the way happens.">
        <Loaded query={clock}>
          {({ now, frozen }) => (
            <>
              <strong>
                <time dateTime={now}>{dateTimeText(now)}</time>
              </strong>
              <Switch
                label="Freeze the clock"
                checked={frozen}
                disabled={isRunning}
                onChange={(isWanted) => run(() => moveTo({ frozen: isWanted }))}
              />
            </>
          )}
        </Loaded>
        <Space wrap>
          <ActionButton action={() => moveTo({ advanceMs: HOUR_MS })}>+1 hour</ActionButton>
          <ActionButton action={() => moveTo({ advanceMs: 24 * HOUR_MS })}>+1 day</ActionButton>
          <ActionButton type="primary" action={() => moveTo({ toNext: true })}>
            Next event
          </ActionButton>
          <ActionButton action={settleAll}>Settle everything delivered</ActionButton>
        </Space>
      </Panel>
      <Panel title="What happens by itself">
        <Rows
          aria-label="Deadlines"
          query={deadlines}
          rowKey={({ at, text }) => `${at} ${text}`}
          empty="Nothing is due."
          pagination={{ pageSize: MOST_SHOWN, size: 'small', hideOnSinglePage: true }}
          row={({ at, text }) => (
            <Entry title={text} note={`${dateTimeText(at)}${timeUntil(at)}`}>
              <ActionButton
                type="link"
                size="small"
                aria-label={`Go there: ${text}, ${dateTimeText(at)}`}
                action={() => moveTo({ setTo: at })}
              >
                Go there
              </ActionButton>
            </Entry>
          )}
        />
      </Panel>
    </>
  );
}

async function moveTo(move: MoveClockRequest): Promise<string> {
  const { data } = await moveClock(move);
  return `It is ${dateTimeText(data.now)}${data.frozen ? ', and the clock is frozen' : ''}`;
}

async function settleAll(): Promise<string> {
  if (!(await settle())) throw new Refusal('Nothing waits for settlement.');
  return 'Everything that was delivered is settled';
}
