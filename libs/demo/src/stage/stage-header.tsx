import { isFinished, orderProgress } from '@amana/domain';
import { Button } from '@amana/ui';
import { type StepsProps, Alert, Flex, Steps, Typography } from 'antd';
import { type AriaAttributes, useEffect, useEffectEvent } from 'react';
import type { Trade } from './scene.ts';
import type { StageCommands } from './stage-commands.ts';
import styles from './stage.module.css';
import { type Names, SCRIPT, nextLine, nextStep, sentenceAt } from './trade-script.ts';

/** What the clickers of presenters send; on a page that scrolls it scrolls. */
const NEXT_KEY = 'PageDown';

export interface StageHeaderProps {
  trade: Trade | null;
  names: Names;
  commands: StageCommands;
}

/** The steps of the trade, the person who acts next, and the button that plays their step. */
export function StageHeader({ trade, names, commands }: StageHeaderProps) {
  const status = trade?.order.orderStatus ?? null;
  const isEnd = status !== null && isFinished(status);
  const line = nextLine(status);
  const code = trade?.code ?? null;
  const next = () => commands.run('next');
  useNextKey(line === null ? null : next);
  return (
    <Flex
      vertical
      gap={10}
      component="section"
      className={styles['header'] ?? ''}
      aria-labelledby="stage-title"
    >
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
      {code === null ? (
        <Typography.Text type="secondary">
          {trade?.lastEvent?.text ?? 'Press Next, or do it by hand in a phone: the stage follows.'}
        </Typography.Text>
      ) : (
        <p className={styles['code']}>
          {`Code in ${names.buyer}’s mail: `}
          <strong>{code}</strong>
        </p>
      )}
    </Flex>
  );
}

// antd renders boxes; as a list, screen readers say how many steps there are and which is the current one.
const LIST = { role: 'list', 'aria-label': 'Script' };
type StepItem = NonNullable<StepsProps['items']>[number] & AriaAttributes & { role: string };

function ScriptSteps({ trade, names }: Pick<StageHeaderProps, 'trade' | 'names'>) {
  const done = trade === null ? [] : orderProgress(trade.order, 'buyer').steps.filter((step) => step.done);
  const now = nextStep(trade?.order.orderStatus ?? null);
  const items = SCRIPT.map(({ step, progress, title, who }): StepItem => {
    const isDone = done.some(({ name }) => name === progress);
    const isNow = step === now;
    return {
      role: 'listitem',
      'aria-current': isNow ? 'step' : undefined,
      status: isDone ? 'finish' : isNow ? 'process' : 'wait',
      title,
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
      current={SCRIPT.findIndex(({ step }) => step === now)}
      items={items}
    />
  );
}

/** One press plays the next step, wherever on the stage the focus is. Null: there is none. */
function useNextKey(onNext: (() => void) | null): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { scrollHeight, clientHeight } = document.documentElement;
    if (event.key !== NEXT_KEY || event.repeat || scrollHeight > clientHeight || onNext === null) return;
    event.preventDefault();
    onNext();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
