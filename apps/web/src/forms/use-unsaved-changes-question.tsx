import { ConfirmDialog } from '@amana/ui';
import { useEffect, useRef, useState } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { useReadViewerId } from '../session/index.ts';
import { isLeavingWhenDone } from '../changes/use-leave-when-done.ts';

const NOT_SAVED = { title: 'Leave without saving?', text: 'What you changed here is not saved yet.' };
export const BEING_SENT = {
  title: 'Leave while this is being sent?',
  text: 'It may still be done. If it is not, what you typed here is lost.',
};
/** A press on such a link opens another program, and the page stays. */
const TO_OTHER_PROGRAM = 'a[href^="tel:"], a[href^="mailto:"]';

/**
 * Asks before navigation loses unsaved changes, and makes the browser ask before a reload. Render `question` after the
 * dialog that it covers, if there is one. `askBefore` is for exits that keep the address, such as closing a dialog.
 */
export function useUnsavedChangesQuestion(hasChanges: boolean, words = NOT_SAVED, onLeave?: () => void) {
  const viewerId = useReadViewerId();
  const [asker] = useState(viewerId);
  const isDone = useRef(false);
  const [exit, setExit] = useState<(() => void) | null>(null);
  // The end of a session leaves the page, which nothing can prevent.
  const isAsking = () => hasChanges && !isDone.current && viewerId() === asker;
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    isDone.current ||= isLeavingWhenDone();
    // Navigation within the page keeps typed text.
    return isAsking() && currentLocation.pathname !== nextLocation.pathname;
  });
  useEffect(() => {
    // The changes were saved at the moment of the navigation.
    if (blocker.state === 'blocked' && !hasChanges && !isDone.current) blocker.proceed();
  }, [blocker, hasChanges]);
  useBeforeUnload((event) => {
    if (!isAsking() || document.activeElement?.matches(TO_OTHER_PROGRAM) === true) return;
    event.preventDefault();
    // Chrome before 119 and Samsung Internet before 25 ask only then.
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    event.returnValue = true;
  });
  const answer = (step: (() => void) | null | undefined) => {
    setExit(null);
    step?.();
  };
  const question = (
    <ConfirmDialog
      {...words}
      isDanger
      isOpen={exit !== null || blocker.state === 'blocked'}
      confirmText="Leave"
      cancelText="Stay"
      onConfirm={() => {
        onLeave?.();
        answer(exit ?? blocker.proceed);
      }}
      onCancel={() => answer(blocker.reset)}
    />
  );
  return { question, askBefore: (way: () => void) => (hasChanges ? setExit(() => way) : way()) };
}
