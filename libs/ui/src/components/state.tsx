import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { type IconName, Icon } from './icon.tsx';
import { KeepFocus } from './keep-focus.tsx';
import styles from './state.module.css';

interface StateProps {
  title: string;
  text?: string | undefined;
  icon?: IconName;
  isProblem?: boolean;
  level?: 1 | 2;
  children?: ReactNode;
}

/** Replaces content that is empty, not found or not allowed. */
export function State({ title, text, icon = 'list', isProblem = false, level = 2, children }: StateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classNames('column', styles['state'])}>
      <span
        className={classNames(
          'round',
          styles['mark'],
          isProblem && styles['problem'],
          icon === 'check' && styles['done'],
        )}
      >
        <Icon name={icon} size={28} />
      </span>
      <Heading className={styles['title']}>{title}</Heading>
      {text !== undefined && <p className={styles['text']}>{text}</p>}
      {children}
    </div>
  );
}

interface ErrorStateProps extends Pick<Partial<StateProps>, 'text' | 'level' | 'children'> {
  title?: string | undefined;
  onRetry: () => void;
}

export function ErrorState({
  title = 'Something went wrong',
  text = 'Try again in a moment.',
  level = 2,
  onRetry,
  children,
}: ErrorStateProps) {
  return (
    <KeepFocus role="alert">
      <State title={title} text={text} icon="warning" isProblem level={level}>
        <Button variant="secondary" onClick={onRetry}>
          Retry
        </Button>
        {children}
      </State>
    </KeepFocus>
  );
}
