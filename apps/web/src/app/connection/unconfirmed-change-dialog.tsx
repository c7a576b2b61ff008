import { Button, Dialog } from '@amana/ui';
import { useUnit } from 'effector-react';
import { useEffect, useId } from 'react';
import { useLocation } from 'react-router-dom';
import { $unconfirmedChange, $pagesLeft, dismissed, pageLeft } from '../../changes/unconfirmed-changes.ts';
import { CodeDetail } from '../../shared/states/support-details.tsx';
import { useOnline } from './use-online.ts';

/** Prevents a change from being sent again until it is known whether it was made. */
export function UnconfirmedChangeDialog() {
  const { pathname } = useLocation();
  const [leavePage, dismiss] = useUnit([pageLeft, dismissed]);
  const [doubt, pagesLeft] = useUnit([$unconfirmedChange, $pagesLeft]);
  useEffect(() => () => leavePage(), [pathname, leavePage]);
  const isOnline = useOnline();
  const textId = useId();
  if (doubt === null) return null;
  const { change, checkAgain } = doubt;
  const isFormLeft = change.pagesLeft !== pagesLeft;
  return (
    <Dialog
      title="We could not confirm whether this was done."
      isOpen
      isBusy={!isFormLeft}
      closesOutside={false}
      describedBy={textId}
      onClose={() => dismiss(doubt.change)}
    >
      <p id={textId} role="status">
        {checkAgain === null
          ? 'Checking…'
          : `${isOnline ? '' : 'This device is offline. '}${isFormLeft ? '' : 'What you typed is still here. '}Check again in a moment.`}
      </p>
      <Button block loading={checkAgain === null} data-autofocus onClick={() => checkAgain?.()}>
        Check again
      </Button>
      <CodeDetail error={change.failure} />
    </Dialog>
  );
}
