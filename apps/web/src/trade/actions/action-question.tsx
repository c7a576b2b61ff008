import type { Action } from '@amana/domain';
import { ConfirmDialog, toast } from '@amana/ui';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { ChangeFailure } from '../../server-state/change-failure.tsx';
import type { Change } from '../../server-state/use-change.ts';

export interface ActionQuestionProps {
  /** Whether the action is still possible, as of the last refresh. */
  action: Action;
  change: Change<never>;
  /** Shown if it is no longer possible; null where the reason is not known. */
  whyNoLonger: string | null;
  title: string;
  text: ReactNode;
  confirmText: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before an action that cannot be undone. Closes with a message once the action is no longer possible. */
export function ActionQuestion({ action, change, whyNoLonger, onClose, ...question }: ActionQuestionProps) {
  const { isBusy } = change;
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
      failure={<ChangeFailure change={change} />}
      isOpen={!isTooLate}
      isDanger
      isBusy={isBusy}
      cancelText="No, Return"
      onCancel={onClose}
    />
  );
}
