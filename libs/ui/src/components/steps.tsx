import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './steps.module.css';

export interface Step {
  name: string;
  done: boolean;
}

/** Progress through a list of named steps. */
export function Steps({ steps, label }: { steps: readonly Step[]; label: string }) {
  const latest = steps.findLastIndex(({ done }) => done);
  return (
    <ol className={styles['steps']} aria-label={label}>
      {steps.map(({ name, done }, index) => (
        <li
          key={name}
          className={classNames(styles['step'], done && styles['done'], index === latest && styles['latest'])}
          aria-current={index === latest ? 'step' : undefined}
        >
          <span className={styles['mark']}>{done && <Icon name="check" size={14} />}</span>
          <span className={styles['name']}>{name}</span>
          <span className="visually-hidden">{done ? '(done)' : '(to come)'}</span>
        </li>
      ))}
    </ol>
  );
}
