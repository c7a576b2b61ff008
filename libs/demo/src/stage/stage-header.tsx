import { Button, Icon, buttonClass } from '@amana/ui';
import { type StepsProps, Alert, Flex, Steps } from 'antd';
import type { AriaAttributes } from 'react';
import { Link } from 'react-router-dom';
import { FRONT_PATH } from '../demo-host.ts';
import { Note } from '../shared/note.tsx';
import { isKeyTaken, usePageKey } from '../shared/use-page-key.ts';
import styles from './stage.module.css';
import { SCRIPT, captionOf, linesDone, sentenceAt } from './trade-script.ts';
import { type useAutoplay, NO_STOP } from './use-autoplay.ts';
import type { StageProps } from './use-stage.ts';

/** Presenter clickers send this key. */
const NEXT_KEY = 'PageDown';

interface StageHeaderProps extends StageProps {
  autoplay: ReturnType<typeof useAutoplay>;
}

export function StageHeader({ stage, autoplay }: StageHeaderProps) {
  const { order, names, line, isOver, press, problem, run } = stage;
  const { isPlaying } = autoplay;
  usePageKey((event) => {
    if (event.key !== NEXT_KEY || event.repeat || isKeyTaken()) return;
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
        {isPlaying && !isOver
          ? captionOf(line.step, names, order?.amount)
          : sentenceAt(order?.orderStatus ?? null, names)}
      </p>
      {(isPlaying || press !== null) && <p className={styles['press']}>{press?.text(names)}</p>}
      {problem !== null && <Alert type="error" title={problem} />}
      <Controls stage={stage} autoplay={autoplay} />
      {!isPlaying && <NextStep stage={stage} />}
    </section>
  );
}

function Controls({ stage: { hasPress, busyWith, run }, autoplay }: StageHeaderProps) {
  const { state, isPlaying, play, pause, startOver } = autoplay;
  return (
    <Flex justify="center" wrap gap={8} {...{ [NO_STOP]: '' }}>
      <Button variant="secondary" onClick={isPlaying ? pause : play}>
        <Icon name={isPlaying ? 'pause' : 'play'} />
        {isPlaying ? 'Pause' : 'Play'}
      </Button>
      <Button variant="secondary" onClick={startOver}>
        <Icon name="restart" />
        Start over
      </Button>
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

function NextStep({ stage: { names, line, isOver, busyWith, run } }: StageProps) {
  return (
    <>
      <Button
        className={styles['nextButton']}
        block
        loading={busyWith === 'next'}
        onClick={() => run('next')}
      >
        {`Next: ${names[line.who]} ${isOver ? 'creates a new order' : line.does}`}
      </Button>
      <Note>Press Next, or do it by hand in a phone: the stage follows.</Note>
    </>
  );
}

// antd renders divs; as a list, screen readers announce the number of steps and the current one.
const LIST = { role: 'list', 'aria-label': 'Script' };
type StepItem = NonNullable<StepsProps['items']>[number] & AriaAttributes & { role: string };

function ScriptSteps({ stage: { order, names, line, isOver } }: StageProps) {
  const done = linesDone(order);
  const items = SCRIPT.map(({ step, who }, index): StepItem => {
    const isDone = index < done;
    const isNow = step === line.step && !isOver;
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
      current={done}
      items={items}
    />
  );
}
