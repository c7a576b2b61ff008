import { ConfirmDialog } from '@amana/ui';
import { type ComponentProps, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { viewerId } from '../session/index.ts';
import { isLeavingWhenDone } from '../changes/use-leave-when-done.ts';

const NOT_SAVED = { title: 'Leave without saving?', text: 'What you changed here is not saved yet.' };
export const BEING_SENT = {
  title: 'Leave while this is being sent?',
  text: 'It may still be done. If it is not, what you typed here is lost.',
};

/**
 * Asks before navigation loses unsaved changes, and makes the browser ask before a reload. Render `question` after the
 * dialog that it covers, if there is one. `askBefore` is for exits that keep the address, such as closing a dialog.
 */
export function useUnsavedChangesQuestion(hasChanges: boolean, words = NOT_SAVED) {
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const [isHolding, setIsHolding] = useState(false);
  return {
    question: (
      <>
        {(hasChanges || isHolding) && (
          <NavigationBlocker words={words} hasChanges={hasChanges} onHolding={setIsHolding} />
        )}
        <Question
          words={words}
          isOpen={leave !== null}
          onConfirm={() => {
            setLeave(null);
            leave?.();
          }}
          onCancel={() => setLeave(null)}
        />
      </>
    ),
    askBefore: (way: () => void) => {
      if (hasChanges) setLeave(() => way);
      else way();
    },
  };
}

interface NavigationBlockerProps {
  words: typeof NOT_SAVED;
  hasChanges: boolean;
  onHolding: (isHolding: boolean) => void;
}

/** A component, because the router allows one blocker at a time: only a form with changes renders it. */
function NavigationBlocker({ words, hasChanges, onHolding }: NavigationBlockerProps) {
  const isDone = useRef(false);
  // The router removes a blocker with a delay, and a navigation that it holds until then is lost.
  const isShown = useRef(true);
  useLayoutEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    isDone.current ||= isLeavingWhenDone();
    // Navigation within the page keeps typed text.
    const isHeld = isShown.current && !isDone.current && currentLocation.pathname !== nextLocation.pathname;
    // Called at once, because the changes may be saved before the router renders its state.
    if (isHeld) onHolding(true);
    return isHeld;
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') onHolding(false);
  }, [blocker.state, onHolding]);
  useEffect(() => {
    // Without changes nothing can be lost, but a form that navigates by itself must not go back as well.
    if (blocker.state === 'blocked' && !hasChanges && !isDone.current) blocker.proceed();
  }, [blocker, hasChanges]);
  const [asker] = useState(viewerId);
  const ask = useCallback(
    (event: BeforeUnloadEvent) => {
      // The end of a session reloads the page, which nothing can prevent.
      if (isDone.current || viewerId() !== asker) return;
      event.preventDefault();
      // Chrome before 119 and Samsung Internet before 25 ask only then.
      // eslint-disable-next-line @typescript-eslint/no-deprecated
      event.returnValue = true;
    },
    [asker],
  );
  useBeforeUnload(ask);
  return (
    <Question
      words={words}
      isOpen={blocker.state === 'blocked'}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}

interface QuestionProps extends Pick<
  ComponentProps<typeof ConfirmDialog>,
  'isOpen' | 'onConfirm' | 'onCancel'
> {
  words: typeof NOT_SAVED;
}

function Question({ words, ...dialog }: QuestionProps) {
  return <ConfirmDialog {...words} {...dialog} isDanger confirmText="Leave" cancelText="Stay" />;
}
