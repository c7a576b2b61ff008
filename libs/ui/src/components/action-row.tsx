import type { Action } from '@amana/domain';
import { type ReactNode, useId } from 'react';
import styles from './action-row.module.css';
import { type ButtonVariant, Button } from './button.tsx';

export interface ActionRowButton {
  action: Action;
  /** Look of the button while it is enabled. */
  variant?: ButtonVariant;
  onPress: () => void;
}

export interface ActionRowProps {
  buttons?: readonly ActionRowButton[];
  /** Links and buttons that are always enabled; they come first. */
  children?: ReactNode;
}

/**
 * The buttons of a page, each in the state that the domain decided: enabled ones in a row that wraps, disabled ones small
 * and together below, with their reasons. Buttons with the same reason share its text.
 */
export function ActionRow({ buttons = [], children }: ActionRowProps) {
  const id = useId();
  // A button keeps its key, and with it the focus, when its state changes.
  const keyed = buttons.map((button, key) => ({ ...button, key }));
  const inState = (wanted: Action['state']) => keyed.filter(({ action }) => action.state === wanted);
  const disabled = inState('disabled');
  const reasons = [...new Set(disabled.map(({ action }) => action.reason))];
  return (
    <div className={styles['row']}>
      {children}
      {[
        ...inState('enabled').map(({ key, action, variant = 'primary', onPress }) => (
          <Button key={key} variant={variant} onClick={onPress}>
            {action.label}
          </Button>
        )),
        disabled.length > 0 && <span key="line" className={styles['line']} />,
        ...reasons.flatMap((reason, index) => [
          ...disabled
            .filter(({ action }) => action.reason === reason)
            .map(({ key, action }) => (
              <Button key={key} disabled className={styles['off']} aria-describedby={`${id}${index}`}>
                {action.label}
              </Button>
            )),
          <p key={reason} id={`${id}${index}`} className={styles['reason']}>
            {reason}
          </p>,
        ]),
      ]}
    </div>
  );
}
