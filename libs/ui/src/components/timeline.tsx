import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { type IconName, Icon } from './icon.tsx';
import styles from './timeline.module.css';

const STEPS = {
  done: { icon: 'check', text: '(done)' },
  paused: { icon: 'pause', text: '(paused)' },
  ended: { icon: 'close', text: '(ended)' },
  returned: { icon: 'undo', text: '(ended)' },
  ahead: { icon: null, text: '(to come)' },
} as const satisfies Record<string, { icon: IconName | null; text: string }>;

/** A step of a process. */
export interface TimelineEntry {
  id?: string;
  when?: string | undefined;
  text: string;
  more?: ReactNode;
  step: keyof typeof STEPS;
  isCurrent?: boolean;
}

interface TimelineProps {
  label: string;
  entries: readonly TimelineEntry[];
  /** On a phone, a press on it adds the steps that are not next to the current one. */
  wholeText?: string;
}

export function Timeline({ label, entries, wholeText }: TimelineProps) {
  const [isWhole, setWhole] = useState(false);
  const current = entries.findIndex(({ isCurrent = false }) => isCurrent);
  const isFolded = wholeText !== undefined && !isWhole;
  return (
    <>
      <ol className={classNames('column', styles['timeline'])} aria-label={label}>
        {entries.map(({ id, when, text, more, step, isCurrent = false }, index) => (
          <li
            key={index}
            className={classNames(
              styles[step],
              isFolded && Math.abs(index - current) > 1 && styles['far'],
              isFolded && index < current && styles['past'],
            )}
            aria-current={isCurrent ? 'step' : undefined}
          >
            <StepMark icon={STEPS[step].icon} />
            <p id={id}>
              <span>{text}</span>
              <span className="visually-hidden">{` ${STEPS[step].text}`}</span>
            </p>
            {when !== undefined && <p className="small-print">{when}</p>}
            {more}
          </li>
        ))}
      </ol>
      {isFolded && (
        <Button variant="link" className={styles['whole']} onClick={() => setWhole(true)}>
          {wholeText}
        </Button>
      )}
    </>
  );
}

function StepMark({ icon }: { icon: IconName | null }) {
  return (
    <span className={classNames('round', styles['mark'])} aria-hidden="true">
      {icon !== null && <Icon name={icon} size={14} />}
    </span>
  );
}
