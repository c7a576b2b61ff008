import type { ButtonProps } from '@amana/ui';
import { Button } from '@amana/ui';
import type { Act } from './use-act.ts';
import { useAct } from './use-act.ts';

/** A press does something to the world; the button spins until it is done. */
export function ActButton({
  act,
  variant = 'secondary',
  ...rest
}: Omit<ButtonProps, 'onClick' | 'loading'> & { act: Act }) {
  const { run, isRunning } = useAct();
  return <Button {...rest} variant={variant} loading={isRunning} onClick={() => run(act)} />;
}
