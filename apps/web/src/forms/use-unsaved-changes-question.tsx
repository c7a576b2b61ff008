import { ConfirmDialog } from '@amana/ui';
import { useEffect, useRef, useState } from 'react';
import { NavigationType, useBeforeUnload, useBlocker } from 'react-router-dom';
import { followsChange } from '../server-state/use-leave-when-done.ts';
import { useReadViewerId } from '../session/index.ts';

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
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    // An entry of the history keeps the state with which it was opened.
    isDone.current ||= historyAction !== NavigationType.Pop && followsChange(nextLocation.state);
    // Navigation within the page keeps typed text.
    return isAsking() && currentLocation.pathname !== nextLocation.pathname;
  });
  useEffect(() => {
    // The changes were saved at the moment of the navigation.
    if (blocker.state === 'blocked' && !hasChanges && !isDone.current) blocker.proceed();
  }, [blocker, hasChanges]);
  // By the press and not by the focus, which Safari does not give to a pressed link, and which stays on it elsewhere.
  const opensOtherProgram = useRef(false);
  useEffect(() => {
    const watching = new AbortController();
    const look = ({ type, target }: Event) => {
      opensOtherProgram.current =
        type === 'click' && target instanceof Element && target.closest(TO_OTHER_PROGRAM) !== null;
    };
    // Another press or key may reload the page.
    for (const type of ['click', 'keydown'])
      window.addEventListener(type, look, { signal: watching.signal, capture: true });
    return () => watching.abort();
  }, []);
  useBeforeUnload((event) => {
    if (!isAsking() || opensOtherProgram.current) return;
    event.preventDefault();
    // Chrome before 119 and Samsung Internet before 25 ask only then.
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    event.returnValue = true;
  });
  const leave = () => {
    onLeave?.();
    (exit ?? blocker.proceed)?.();
  };
  const stay = () => (exit === null ? blocker.reset?.() : setExit(null));
  const question = (
    <ConfirmDialog
      {...words}
      isDanger
      isOpen={exit !== null || blocker.state === 'blocked'}
      confirmText="Leave"
      cancelText="Stay"
      onConfirm={leave}
      onCancel={stay}
    />
  );
  return { question, askBefore: (way: () => void) => (hasChanges ? setExit(() => way) : way()) };
}
