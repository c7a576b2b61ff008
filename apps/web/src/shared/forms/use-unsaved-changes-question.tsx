import { ConfirmDialog } from '@amana/ui';
import type { ReactNode } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';

const NOT_SAVED = { title: 'Leave without saving?', text: 'What you changed here is not saved yet.' };

/** Asks before something typed is lost by leaving the page; render what it answers. */
export function useUnsavedChangesQuestion(hasChanges: boolean, words = NOT_SAVED): ReactNode {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasChanges && currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload((event) => {
    if (hasChanges) event.preventDefault();
  });
  return (
    <ConfirmDialog
      {...words}
      isOpen={blocker.state === 'blocked'}
      confirmText="Leave"
      cancelText="Stay"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
