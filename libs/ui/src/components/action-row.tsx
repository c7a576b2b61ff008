import type { Action } from '@amana/domain';
import { type ReactNode, useId } from 'react';
import styles from './action-row.module.css';
import { type ButtonVariant, Button } from './button.tsx';
import { classNames } from './class-names.ts';

interface ActionRowButton {
  action: Action;
  variant?: ButtonVariant;
  onPress: () => void;
}

/**
 * The buttons of a page: enabled ones in a row, disabled ones small below with their reasons. Buttons with the same
 * reason share its text.
 */
export function ActionRow({
  buttons = [],
  children,
}: {
  buttons?: readonly ActionRowButton[];
  children?: ReactNode;
}) {
  const id = useId();
  // The key keeps the focus on a button when its state changes.
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
          <p key={reason} id={`${id}${index}`} className={classNames('small-print', styles['reason'])}>
            {reason}
          </p>,
        ]),
      ]}
    </div>
  );
}
