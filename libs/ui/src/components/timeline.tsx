import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { type IconName, Icon } from './icon.tsx';
import styles from './timeline.module.css';

const STEPS = {
  done: { icon: 'check', text: '(done)' },
  paused: { icon: 'pause', text: '(paused)' },
  ended: { icon: 'close', text: '(ended)' },
  ahead: { icon: null, text: '(to come)' },
} as const satisfies Record<string, { icon: IconName | null; text: string }>;

export interface TimelineEntry {
  id?: string;
  when?: string | undefined;
  text: string;
  more?: ReactNode;
  /** For a step of a process, instead of an event. */
  step?: keyof typeof STEPS;
  isCurrent?: boolean;
}

export function Timeline({ label, entries }: { label: string; entries: readonly TimelineEntry[] }) {
  return (
    <ol className={classNames('column', styles['timeline'])} aria-label={label}>
      {entries.map(({ id, when, text, more, step, isCurrent = false }, index) => (
        <li
          key={index}
          className={step && classNames(styles['step'], styles[step])}
          aria-current={isCurrent ? 'step' : undefined}
        >
          {step !== undefined && <StepMark icon={STEPS[step].icon} />}
          <p id={id}>
            <span>{text}</span>
            {step !== undefined && <span className="visually-hidden">{` ${STEPS[step].text}`}</span>}
          </p>
          {when !== undefined && <p className="small-print">{when}</p>}
          {more}
        </li>
      ))}
    </ol>
  );
}

function StepMark({ icon }: { icon: IconName | null }) {
  return (
    <span className={classNames('round', styles['mark'])} aria-hidden="true">
      {icon !== null && <Icon name={icon} size={14} />}
    </span>
  );
}
