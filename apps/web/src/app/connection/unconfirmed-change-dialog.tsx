import { Button, Dialog } from '@amana/ui';
import { useUnit } from 'effector-react';
import { $doubt } from '../../shared/confirmed-change.ts';

/** Keeps a change from being sent again until it is known whether it was made. */
export function UnconfirmedChangeDialog() {
  const doubt = useUnit($doubt);
  if (doubt === null) return null;
  const { checkAgain } = doubt;
  return (
    <Dialog
      title="We could not confirm whether this was done."
      isOpen
      isBusy
      closesOutside={false}
      onClose={() => undefined}
    >
      <p role="status">
        {checkAgain === null
          ? 'Checking…'
          : 'The service does not answer now. What you typed is still here. Check again in a moment.'}
      </p>
      <Button block loading={checkAgain === null} data-autofocus onClick={() => checkAgain?.()}>
        Check again
      </Button>
    </Dialog>
  );
}
