import { useDeleteUser } from '@amana/api';
import { ConfirmDialog } from '@amana/ui';
import { loggedOut } from '../../session/index.ts';
import { sayAfterReload } from '../../shared/say-after-reload.ts';
import { showError } from '../../shared/show-error.ts';
import { useViewerId } from '../../shared/use-viewer.ts';

export function DeleteAccountDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const viewerId = useViewerId();
  const remove = useDeleteUser();
  const confirm = async () => {
    try {
      const { message } = await remove.mutateAsync({ id: viewerId });
      sayAfterReload(message ?? 'Account deleted successfully');
      loggedOut();
    } catch (error) {
      // The server refuses while money is in escrow or a dispute is open.
      showError(error);
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
