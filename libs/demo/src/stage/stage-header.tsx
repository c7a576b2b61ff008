import { isFinished } from '@amana/domain';
import { Button, Icon, buttonClass } from '@amana/ui';
import { type StepsProps, Alert, Flex, Steps } from 'antd';
import type { AriaAttributes } from 'react';
import { Link } from 'react-router-dom';
import { FRONT_PATH } from '../demo-host.ts';
import { Note } from '../shared/note.tsx';
import { isKeyTaken, usePageKey } from '../shared/use-page-key.ts';
import styles from './stage.module.css';
import { SCRIPTS, linesDone, noteOf, sentenceAt } from './trade-script.ts';
import { type useAutoplay, NO_STOP } from './use-autoplay.ts';
import type { StageProps } from './use-stage.ts';

/** Presenter clickers send this key, which otherwise scrolls. */
const NEXT_KEY = 'PageDown';

interface AutoplayProps extends StageProps {
  autoplay: ReturnType<typeof useAutoplay>;
}

export interface StageHeaderProps extends AutoplayProps {
  /** Shows no buttons. */
  isBare: boolean;
}

export function StageHeader({ stage, autoplay, isBare }: StageHeaderProps) {
  const { order, names, line, step, press, problem, run } = stage;
  const { isPlaying } = autoplay;
  const status = order?.orderStatus ?? null;
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
      <p className={isPlaying ? styles['subtitle'] : styles['says']} aria-live="polite">
        {isPlaying && step !== null ? noteOf(step, names, order?.amount) : sentenceAt(status, names)}
      </p>
      {(isPlaying || press !== null) && <p className={styles['press']}>{press?.text(names)}</p>}
      {problem !== null && <Alert type="error" title={problem} />}
      {!isBare && <AutoplayControls stage={stage} autoplay={autoplay} />}
      {!isBare && !isPlaying && <NextStep stage={stage} />}
    </section>
  );
}

function AutoplayControls({ stage: { hasPress, busyWith, run }, autoplay }: AutoplayProps) {
  const { state, isPlaying, play, pause, startOver } = autoplay;
  return (
    <Flex justify="center" wrap gap={8} {...{ [NO_STOP]: '' }}>
      <Button variant="secondary" onClick={isPlaying ? pause : play}>
        <Icon name={isPlaying ? 'pause' : 'play'} />
        {isPlaying ? 'Pause' : 'Play'}
      </Button>
      {state !== 'off' && (
        <Button variant="secondary" onClick={startOver}>
          <Icon name="restart" />
          Start over
        </Button>
      )}
      {!isPlaying && hasPress && (
        <Button variant="secondary" loading={busyWith === 'press'} onClick={() => run('press')}>
          Show how
        </Button>
      )}
      {state === 'ended' && (
        <Link className={buttonClass()} to={FRONT_PATH}>
          Try it yourself
        </Link>
      )}
    </Flex>
  );
}

function NextStep({ stage: { trade, order, names, line, busyWith, run } }: StageProps) {
  const does = order !== null && isFinished(order.orderStatus) ? 'creates a new order' : line?.does;
  const code = trade?.codeMail?.code ?? null;
  return (
    <>
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
    </>
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
