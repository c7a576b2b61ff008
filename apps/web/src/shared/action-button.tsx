import type { Action } from '@amana/domain';
import type { ButtonVariant } from '@amana/ui';
import { Button } from '@amana/ui';

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
