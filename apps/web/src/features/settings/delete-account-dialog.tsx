import { errorText, useDeleteUser } from '@amana/api';
import { TOAST_ERROR_MS } from '@amana/domain';
import { ConfirmDialog, toast } from '@amana/ui';
import { useUnit } from 'effector-react';
import { $session, loggedOut } from '../../session/index.ts';
import { sayAfterReload } from '../../shared/say-after-reload.ts';

/** §2, Settings: both texts, then signed out. */
export function DeleteAccountDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { user } = useUnit($session);
  const remove = useDeleteUser();
  const confirm = async () => {
    try {
      const { message } = await remove.mutateAsync({ id: user?.userId ?? '' });
      sayAfterReload(message ?? 'Account deleted successfully');
      loggedOut();
    } catch (error) {
      // Money in escrow or an open dispute says so (decision D22).
      toast.error(errorText(error, 'An error occurred'), TOAST_ERROR_MS);
      onClose();
    }
  };
  return (
    <ConfirmDialog
      title="Are you sure you want to Delete your account?"
      text="This action is irreversible and all your data will be lost."
      isOpen={isOpen}
      isDanger
      isBusy={remove.isPending}
      confirmText="Delete"
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
