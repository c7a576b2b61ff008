import { Button, Icon, classNames } from '@amana/ui';
import { orderProgress, isFinished } from '@amana/domain';
import type { Trade } from './read-scene.ts';
import type { SceneText } from './scene-text.ts';
import type { Names } from './script.ts';
import { SCRIPT, lineOf, nextAct } from './script.ts';
import styles from './lead.module.css';
import type { Direction } from './use-direction.ts';
import { useNextKey } from './use-next-key.ts';

export interface LeadProps {
  trade: Trade | null;
  names: Names;
  text: SceneText;
  direction: Direction;
}

/** What the room reads: where the trade stands, who acts next, and the button that does it. */
export function Lead({ trade, names, text, direction }: LeadProps) {
  const status = trade?.order.orderStatus ?? null;
  const isEnd = status !== null && isFinished(status);
  const act = isEnd ? 'create' : nextAct(status);
  const line = act === null ? null : lineOf(act);
  const next = () => direction.run('next');
  useNextKey(line === null ? null : next);
  return (
    <section className={styles['lead']} aria-labelledby="stage-title">
      <h1 id="stage-title" className={styles['title']}>
        {`${names.product} on stage`}
      </h1>
      <ScriptSteps trade={trade} names={names} />
      <p className={styles['says']} aria-live="polite">
        {text.says}
      </p>
      {direction.problem !== null && (
        <p className={styles['problem']} role="alert">
          {direction.problem}
        </p>
      )}
      <Button
        className={styles['nextButton']}
        block
        loading={direction.busyWith === 'next'}
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

/** What the presenter needs to go on by hand, else what happened last. */
function Hint({ trade, names }: Pick<LeadProps, 'trade' | 'names'>) {
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

function ScriptSteps({ trade, names }: Pick<LeadProps, 'trade' | 'names'>) {
  const done = trade === null ? [] : orderProgress(trade.order, 'buyer').steps.filter((step) => step.done);
  const act = nextAct(trade?.order.orderStatus ?? null);
  return (
    <ol className={styles['script']} aria-label="Script">
      {SCRIPT.map((line) => {
        const isDone = done.some(({ name }) => name === line.step);
        const isNow = line.act === act;
        return (
          <li
            key={line.act}
            className={classNames(styles['line'], isDone && styles['done'], isNow && styles['now'])}
            aria-current={isNow ? 'step' : undefined}
          >
            <span className={styles['mark']}>{isDone ? <Icon name="check" size={18} /> : null}</span>
            <span className={styles['act']}>{line.title}</span>
            <span className={styles['actor']}>{names[line.who]}</span>
            <span className="visually-hidden">{isDone ? '(done)' : '(to come)'}</span>
          </li>
        );
      })}
    </ol>
  );
}
