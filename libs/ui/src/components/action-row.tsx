import { type Action, shortReason } from '@amana/domain';
import { type ReactNode, useId } from 'react';
import styles from './action-row.module.css';
import { type ButtonVariant, Button } from './button.tsx';
import { classNames } from './class-names.ts';

interface ActionRowButton {
  action: Action;
  variant?: ButtonVariant;
  onPress: () => void;
}

interface ActionRowProps {
  buttons?: readonly ActionRowButton[];
  /** Links before the buttons. */
  children?: ReactNode;
  /** Shown between the buttons and those that are closed. */
  more?: ReactNode;
}

/** The buttons of a page: enabled ones in a row, closed ones in one line at its end with their reasons. */
export function ActionRow({ buttons = [], children, more }: ActionRowProps) {
  const id = useId();
  // The key keeps the focus on a button when its state changes.
  const keyed = buttons.map((button, key) => ({ ...button, key }));
  const inState = (wanted: Action['state']) => keyed.filter(({ action }) => action.state === wanted);
  const closed = inState('disabled');
  const reasons = [...new Set(closed.map(({ action }) => action.reason))];
  return (
    <div className={styles['row']}>
      {children}
      {[
        ...inState('enabled').map(({ key, action, variant = 'primary', onPress }) => (
          <Button key={key} variant={variant} onClick={onPress}>
            {action.label}
          </Button>
        )),
        // Also without more, so that the closed buttons begin a line.
        (more !== undefined || closed.length > 0) && (
          <div key="more" className={styles['more']}>
            {more}
          </div>
        ),
        closed.length > 0 && (
          <span key="closed" className={classNames('small-print', styles['text'], styles['first'])}>
            Closed:
          </span>
        ),
        ...reasons.flatMap((reason, index) => [
          ...closed
            .filter(({ action }) => action.reason === reason)
            .map(({ key, action }, place, { length }) => (
              <Button
                key={key}
                variant="link"
                disabled
                className={classNames(styles['closed'], place < length - 1 && styles['listed'])}
                aria-describedby={`${id}${index}`}
              >
                {action.label}
              </Button>
            )),
          <span key={reason} className={classNames('small-print', styles['text'])}>
            (<span id={`${id}${index}`}>{shortReason(reason ?? '')}</span>)
          </span>,
        ]),
      ]}
    </div>
  );
}
