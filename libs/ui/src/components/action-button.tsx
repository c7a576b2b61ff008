import type { Action } from '@amana/domain';
import type { ReactNode } from 'react';
import { type ButtonVariant, Button } from './button.tsx';
import styles from './action-button.module.css';

export interface ActionButtonProps {
  action: Action;
  variant?: ButtonVariant;
  onPress: () => void;
}

/** A button in the state that the domain decided: hidden, disabled with a reason, or enabled. */
export function ActionButton({ action, variant = 'primary', onPress }: ActionButtonProps) {
  if (action.state === 'hidden') return null;
  return (
    <Button
      variant={variant}
      disabled={action.state === 'disabled'}
      disabledReason={action.reason}
      onClick={onPress}
    >
      {action.label}
    </Button>
  );
}

/** The buttons of a page, in a row that wraps. */
export function ActionRow({ children }: { children: ReactNode }) {
  return <div className={styles['row']}>{children}</div>;
}
