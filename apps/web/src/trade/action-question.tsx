import type { Action } from '@amana/domain';
import { ConfirmDialog, toast } from '@amana/ui';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { Change } from '../changes/use-change.ts';

export interface ActionQuestionProps {
  /** Whether the action is still possible, as of the last refresh. */
  action: Action;
  change: Change<void>;
  /** Shown if it is no longer possible; null where the reason is not known. */
  whyNoLonger: string | null;
  title: string;
  text: ReactNode;
  confirmText: string;
  onClose: () => void;
}

/** Asks before an action that cannot be undone. Closes with a message once the action is no longer possible. */
export function ActionQuestion({ action, change, whyNoLonger, onClose, ...question }: ActionQuestionProps) {
  const { press, failure, isBusy } = change;
  const isTooLate = action.state !== 'enabled' && !isBusy;
  const close = useEffectEvent(() => {
    if (whyNoLonger !== null) toast.warning(whyNoLonger);
    onClose();
  });
  useEffect(() => {
    if (isTooLate) close();
  }, [isTooLate]);
  return (
    <ConfirmDialog
      {...question}
      failure={failure}
      isOpen={!isTooLate}
      isDanger
      isBusy={isBusy}
      cancelText="No, Return"
      onConfirm={() => press()}
      onCancel={onClose}
    />
  );
}
