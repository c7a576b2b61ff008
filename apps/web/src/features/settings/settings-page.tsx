import { deleteUser, getUser, serviceStatus } from '@amana/api';
import { Card, Icon, Switch, usePageTheme, ConfirmDialog } from '@amana/ui';
import { useState } from 'react';
import { chooseTheme } from './choose-theme.ts';
import { accountChange } from '../../changes/confirmed-change.ts';
import { MenuButton, MenuComing, MenuLink, MenuSetting } from '../../shared/menu-row.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { PATHS } from '../../shared/paths.ts';
import { toastAfterReload, warnAfterReload } from '../../shared/toast-after-reload.ts';
import { showError } from '../../changes/show-error.ts';
import { signOut } from '../../viewer/sign-out.ts';
import { useViewerId } from '../../viewer/use-viewer.ts';
import styles from './settings.module.css';

export function SettingsPage() {
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <>
      <PageHead title="Settings" back={PATHS.account} />
      <Card flush>
        <MenuLink to={PATHS.editProfile} icon="user" label="Edit Profile" />
        <MenuComing icon="bell" label="Notification Preference" />
        <MenuComing icon="lock" label="Two Factor Authentication" />
        <MenuSetting>
          <ThemeSwitch />
        </MenuSetting>
        <MenuButton icon="trash" isDanger onPress={() => setIsDeleting(true)} label="Delete Account" />
      </Card>
      <DeleteAccountDialog isOpen={isDeleting} onClose={() => setIsDeleting(false)} />
    </>
  );
}

function ThemeSwitch() {
  const mode = usePageTheme();
  const isDark = mode === 'dark';
  return (
    <Switch
      label={
        <>
          <Icon name={isDark ? 'moon' : 'sun'} />
          <span>
            Change Theme <small className={styles['mode']}>{isDark ? 'Dark' : 'Light'}</small>
          </span>
        </>
      }
      checked={isDark}
      onChange={(checked) => chooseTheme(checked ? 'dark' : 'light')}
    />
  );
}

const DELETION_UNCONFIRMED = 'We could not confirm that your account was deleted. Sign in to check.';
/** An unknown account is a deleted one. An ended session may have ended for another reason. */
const GONE = new Set<number | null>([404, 410]);
const SESSION_ENDED = new Set<number | null>([401, 403]);

interface Deletion {
  message?: string;
  /** False if the answer was lost, and the session ended before the account could be looked for. */
  isCertain?: boolean;
}

/** For a deletion whose answer was lost. */
async function findDeletion(id: string): Promise<Deletion | null> {
  try {
    await getUser(id);
    return null;
  } catch (error) {
    const status = serviceStatus(error);
    if (GONE.has(status)) return {};
    if (SESSION_ENDED.has(status)) return { isCertain: false };
    throw error;
  }
}

function DeleteAccountDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const viewerId = useViewerId();
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const close = () => {
    setFailure(null);
    onClose();
  };
  const confirm = async () => {
    setFailure(null);
    setIsBusy(true);
    try {
      const { message, isCertain = true } = await accountChange<Deletion>(
        () => deleteUser(viewerId),
        () => findDeletion(viewerId),
      );
      if (isCertain) toastAfterReload(message ?? 'Account deleted successfully');
      else warnAfterReload(DELETION_UNCONFIRMED);
      signOut();
    } catch (error) {
      // The server refuses while money is in escrow or a dispute is open.
      setFailure(showError(error));
      setIsBusy(false);
    }
  };
  return (
    <ConfirmDialog
      title="Are you sure you want to Delete your account?"
      text="This action is irreversible and all your data will be lost."
      failure={failure}
      isOpen={isOpen}
      isDanger
      isBusy={isBusy}
      confirmText="Delete"
      onConfirm={() => void confirm()}
      onCancel={close}
    />
  );
}
