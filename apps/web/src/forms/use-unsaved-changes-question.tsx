import { ConfirmDialog } from '@amana/ui';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { viewerId } from '../session/index.ts';
import { useIsShown } from '../shared/hooks/use-is-shown.ts';
import { isLeavingWhenDone } from '../changes/use-leave-when-done.ts';

const NOT_SAVED = { title: 'Leave without saving?', text: 'What you changed here is not saved yet.' };
const BEING_SENT = {
  title: 'Leave while this is being sent?',
  text: 'It may be done all the same. If it is not, what you typed here is lost.',
};

export function wordsFor(isBusy: boolean): typeof NOT_SAVED {
  return isBusy ? BEING_SENT : NOT_SAVED;
}

export interface UnsavedChangesQuestion {
  /** Render it after the dialog that it covers, if there is one. */
  question: ReactNode;
  /** For exits that keep the address, such as closing a dialog: `leave` runs at once or after Leave. */
  askBefore: (leave: () => void) => void;
}

/** Asks before navigation loses unsaved changes, and makes the browser ask before a reload. */
export function useUnsavedChangesQuestion(hasChanges: boolean, words = NOT_SAVED): UnsavedChangesQuestion {
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const [isHolding, setIsHolding] = useState(false);
  const question = (
    <>
      {(hasChanges || isHolding) && (
        <NavigationBlocker words={words} hasChanges={hasChanges} onHolding={setIsHolding} />
      )}
      <Question
        words={words}
        isOpen={leave !== null}
        onLeave={() => {
          setLeave(null);
          leave?.();
        }}
        onStay={() => setLeave(null)}
      />
    </>
  );
  return {
    question,
    askBefore: (way) => {
      if (hasChanges) setLeave(() => way);
      else way();
    },
  };
}

interface NavigationBlockerProps extends Pick<QuestionProps, 'words'> {
  hasChanges: boolean;
  onHolding: (isHolding: boolean) => void;
}

/** A component, because the router allows one blocker at a time: only a form with changes renders it. */
function NavigationBlocker({ words, hasChanges, onHolding }: NavigationBlockerProps) {
  const isDone = useRef(false);
  // The router removes a blocker with a delay, and a navigation that it holds until then is lost.
  const isShown = useIsShown();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    isDone.current ||= isLeavingWhenDone();
    // Navigation within the page keeps typed text.
    const isHeld = isShown() && !isDone.current && currentLocation.pathname !== nextLocation.pathname;
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
      onLeave={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  );
}

interface QuestionProps {
  words: typeof NOT_SAVED;
  isOpen: boolean;
  onLeave: () => void;
  onStay: () => void;
}

function Question({ words, isOpen, onLeave, onStay }: QuestionProps) {
  return (
    <ConfirmDialog
      {...words}
      isOpen={isOpen}
      isDanger
      confirmText="Leave"
      cancelText="Stay"
      onConfirm={onLeave}
      onCancel={onStay}
    />
  );
}
