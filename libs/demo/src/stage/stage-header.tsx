import { isFinished } from '@amana/domain';
import { Button } from '@amana/ui';
import { type StepsProps, Alert, Steps } from 'antd';
import type { AriaAttributes } from 'react';
import { Note } from '../shared/note.tsx';
import { isKeyTaken, usePageKey } from '../shared/use-page-key.ts';
import styles from './stage.module.css';
import { SCRIPTS, linesDone, sentenceAt } from './trade-script.ts';
import type { StageProps } from './use-stage.ts';

/** Presenter clickers send this key, which otherwise scrolls. */
const NEXT_KEY = 'PageDown';

export function StageHeader({ stage }: StageProps) {
  const { trade, order, names, line, problem, busyWith, run } = stage;
  const status = order?.orderStatus ?? null;
  const does = status !== null && isFinished(status) ? 'creates a new order' : line?.does;
  const code = trade?.code ?? null;
  usePageKey((event) => {
    const { scrollHeight, clientHeight } = document.documentElement;
    if (event.key !== NEXT_KEY || event.repeat || scrollHeight > clientHeight || line === null) return;
    if (isKeyTaken()) return;
    event.preventDefault();
    run('next');
  });
  return (
    <section className={`${styles['header']} ${styles['column']}`} aria-labelledby="stage-title">
      <h1 id="stage-title" className={styles['title']}>
        {`${names.product} on stage`}
      </h1>
      <ScriptSteps stage={stage} />
      <p className={styles['says']} aria-live="polite">
        {sentenceAt(status, names)}
      </p>
      {problem !== null && <Alert type="error" title={problem} />}
      <Button
        className={styles['nextButton']}
        block
        loading={busyWith === 'next'}
        disabled={line === null}
        disabledReason={line === null ? 'Support decides: open the support desk.' : null}
        onClick={() => run('next')}
      >
        {line === null ? 'Next' : `Next: ${names[line.who]} ${does}`}
      </Button>
      {code === null ? (
        <Note>{trade?.lastEvent?.text ?? 'Press Next, or do it by hand in a phone: the stage follows.'}</Note>
      ) : (
        <p className={styles['code']}>
          {`Code in ${names.buyer}’s mail: `}
          <strong>{code}</strong>
        </p>
      )}
    </section>
  );
}

// antd renders divs; as a list, screen readers announce the number of steps and the current one.
const LIST = { role: 'list', 'aria-label': 'Script' };
type StepItem = NonNullable<StepsProps['items']>[number] & AriaAttributes & { role: string };

function ScriptSteps({ stage: { order, names, script, step: now } }: StageProps) {
  const done = linesDone(order, script);
  const items = SCRIPTS[script].map(({ step, who }, index): StepItem => {
    const isDone = index < done;
    const isNow = step === now;
    return {
      role: 'listitem',
      'aria-current': isNow ? 'step' : undefined,
      status: isDone ? 'finish' : isNow ? 'process' : 'wait',
      title: step,
      content: (
        <>
          {names[who]}
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
      current={SCRIPTS[script].findIndex(({ step }) => step === now)}
      items={items}
    />
  );
}
