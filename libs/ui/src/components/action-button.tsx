import { type Action, closedActionsText } from '@amana/domain';
import type { ReactNode } from 'react';
import { type ButtonVariant, Button } from './button.tsx';
import styles from './action-button.module.css';

export interface ActionRowProps {
  /** Those that are closed for good are named in one line instead of buttons. */
  actions?: readonly Action[];
  children: ReactNode;
}

export interface ActionButtonProps {
  action: Action;
  variant?: ButtonVariant;
  onPress: () => void;
}

/** A button in the state that the domain decided: hidden or closed for good, disabled with a reason, or enabled. */
export function ActionButton({ action, variant = 'primary', onPress }: ActionButtonProps) {
  if (action.state === 'hidden' || action.closed !== undefined) return null;
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
export function ActionRow({ actions = [], children }: ActionRowProps) {
  const closed = closedActionsText(actions);
  return (
    <div>
      <div className={styles['row']}>{children}</div>
      {closed !== null && <p className={styles['closed']}>{closed}</p>}
    </div>
  );
}
