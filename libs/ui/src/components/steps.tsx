import { classNames } from './class-names.ts';
import { type IconName, Icon } from './icon.tsx';
import styles from './steps.module.css';

interface StepsProps {
  steps: readonly { name: string; done: boolean }[];
  label: string;
  /** State of the latest step. */
  state?: 'running' | 'paused' | 'stopped';
}

const LATEST = {
  running: { icon: 'check', text: '(done)' },
  paused: { icon: 'pause', text: '(paused)' },
  stopped: { icon: 'close', text: '(ended)' },
} as const satisfies Record<string, { icon: IconName; text: string }>;

export function Steps({ steps, label, state = 'running' }: StepsProps) {
  const latest = steps.findLastIndex(({ done }) => done);
  return (
    <ol className={styles['steps']} aria-label={label}>
      {steps.map(({ name, done }, index) => {
        const isLatest = index === latest;
        const { icon, text } = LATEST[isLatest ? state : 'running'];
        return (
          <li
            key={name}
            className={classNames(
              'column small-print',
              styles['step'],
              done && styles['done'],
              isLatest && styles['latest'],
              isLatest && styles[state],
            )}
            aria-current={isLatest ? 'step' : undefined}
          >
            <span className={classNames('round', styles['mark'])}>
              {done && <Icon name={icon} size={14} />}
            </span>
            <span className={styles['name']}>{name}</span>
            <span className="visually-hidden">{done ? text : '(to come)'}</span>
          </li>
        );
      })}
    </ol>
  );
}
