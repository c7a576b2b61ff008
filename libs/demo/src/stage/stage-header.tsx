import { isFinished, orderProgress } from '@amana/domain';
import { Button } from '@amana/ui';
import { type StepsProps, Alert, Steps } from 'antd';
import type { AriaAttributes } from 'react';
import type { Trade } from './read-scene.ts';
import { type Names, SCRIPT, nextAct, sentenceAt } from './trade-script.ts';
import styles from './stage-header.module.css';
import type { StageCommands } from './use-stage-commands.ts';
import { useNextKey } from './use-next-key.ts';

export interface StageHeaderProps {
  trade: Trade | null;
  names: Names;
  commands: StageCommands;
}

/** The steps of the trade, the person who acts next, and the button that plays their act. */
export function StageHeader({ trade, names, commands }: StageHeaderProps) {
  const status = trade?.order.orderStatus ?? null;
  const isEnd = status !== null && isFinished(status);
  const line = SCRIPT.find((candidate) => candidate.act === (isEnd ? 'create' : nextAct(status))) ?? null;
  const next = () => commands.run('next');
  useNextKey(line === null ? null : next);
  return (
    <section className={styles['header']} aria-labelledby="stage-title">
      <h1 id="stage-title" className={styles['title']}>
        {`${names.product} on stage`}
      </h1>
      <ScriptSteps trade={trade} names={names} />
      <p className={styles['says']} aria-live="polite">
        {sentenceAt(status, names)}
      </p>
      {commands.problem !== null && <Alert type="error" title={commands.problem} />}
      <Button
        className={styles['nextButton']}
        block
        loading={commands.busyWith === 'next'}
        disabled={line === null}
        disabledReason={line === null ? 'Support decides: open the support desk.' : null}
        onClick={next}
      >
        {line === null
          ? 'Next'
          : `Next: ${isEnd ? `${names.buyer} creates a new order` : `${names[line.who]} ${line.does}`}`}
      </Button>
      <Hint trade={trade} names={names} />
    </section>
  );
}

/** The code that the buyer has to type, while one is needed; else the latest event. */
function Hint({ trade, names }: Pick<StageHeaderProps, 'trade' | 'names'>) {
  const code = trade?.code ?? null;
  if (code === null) {
    const text = trade?.lastEvent?.text ?? 'Press Next, or do it by hand in a phone: the stage follows.';
    return <p className={styles['hint']}>{text}</p>;
  }
  return (
    <p className={styles['code']}>
      {`Code in ${names.buyer}’s mail: `}
      <strong>{code}</strong>
    </p>
  );
}

// antd renders boxes; as a list, screen readers say how many steps there are and which is the current one.
const LIST = { role: 'list', 'aria-label': 'Script' };
type StepItem = NonNullable<StepsProps['items']>[number] & AriaAttributes & { role: string };

function ScriptSteps({ trade, names }: Pick<StageHeaderProps, 'trade' | 'names'>) {
  const done = trade === null ? [] : orderProgress(trade.order, 'buyer').steps.filter((step) => step.done);
  const act = nextAct(trade?.order.orderStatus ?? null);
  const items = SCRIPT.map((line): StepItem => {
    const isDone = done.some(({ name }) => name === line.step);
    const isNow = line.act === act;
    return {
      role: 'listitem',
      'aria-current': isNow ? 'step' : undefined,
      status: isDone ? 'finish' : isNow ? 'process' : 'wait',
      title: line.title,
      content: (
        <>
          {names[line.who]}
          <span className="visually-hidden">{isDone ? '(done)' : '(to come)'}</span>
        </>
      ),
    };
  });
  return (
    <Steps
      {...LIST}
      className={styles['steps'] ?? ''}
      size="small"
      titlePlacement="vertical"
      responsive={false}
      current={SCRIPT.findIndex((line) => line.act === act)}
      items={items}
    />
  );
}
