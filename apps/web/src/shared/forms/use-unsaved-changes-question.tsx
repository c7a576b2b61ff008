import { ConfirmDialog } from '@amana/ui';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useAppNavigation } from '../navigation/navigation.ts';

const NOT_SAVED = { title: 'Leave without saving?', text: 'What you changed here is not saved yet.' };

export interface UnsavedChangesQuestion {
  /** To be rendered: shown while it is asked, above the dialog that it stands after. */
  question: ReactNode;
  /** For a way out that the address does not tell of, such as closing a dialog: taken at once, or after Leave. */
  askBefore: (leave: () => void) => void;
}

/** Asks before something typed is lost by leaving the page, and has the browser ask at a reload. */
export function useUnsavedChangesQuestion(hasChanges: boolean, words = NOT_SAVED): UnsavedChangesQuestion {
  const { history } = useAppNavigation();
  const [leave, setLeave] = useState<(() => void) | null>(null);
  useEffect(() => {
    if (!hasChanges) return;
    let stopListening: (() => void) | undefined;
    let unblock: (() => void) | undefined;
    const block = () => {
      stopListening?.();
      unblock = history.block((blocked) => {
        const go = () => {
          unblock?.();
          blocked.retry();
        };
        if (blocked.location.pathname !== history.location.pathname) {
          setLeave(() => go);
          return;
        }
        // The same page stays, and so does what was typed.
        stopListening = history.listen(block);
        go();
      });
    };
    block();
    return () => {
      stopListening?.();
      unblock?.();
    };
  }, [history, hasChanges]);
  const question = (
    <ConfirmDialog
      {...words}
      isOpen={leave !== null}
      isDanger
      confirmText="Leave"
      cancelText="Stay"
      onConfirm={() => {
        setLeave(null);
        leave?.();
      }}
      onCancel={() => setLeave(null)}
    />
  );
  return {
    question,
    askBefore: (way) => {
      if (hasChanges) setLeave(() => way);
      else way();
    },
  };
}
