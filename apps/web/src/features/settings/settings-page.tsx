import { deleteUser, getUser, serviceStatus } from '@amana/api';
import { type ThemeMode, Card, ConfirmDialog, Icon, Switch, usePageTheme } from '@amana/ui';
import { useState } from 'react';
import { accountChange } from '../../changes/confirmed-change.ts';
import { MenuButton, MenuComing, MenuLink, MenuSetting } from '../../shared/menu-row.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { PATHS } from '../../shared/paths.ts';
import { toastAfterReload, warnAfterReload } from '../../shared/toast-after-reload.ts';
import { useChange } from '../../changes/use-change.ts';
import { useSignOut } from '../../viewer/sign-out.ts';
import { localStore } from '../../storage/storage.ts';
import { STORAGE_KEYS } from '../../storage/storage-keys.ts';
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
      <Card flush>
        <MenuLink to={PATHS.about} icon="help" label="About this app" />
      </Card>
      {isDeleting && <DeleteAccountDialog onClose={() => setIsDeleting(false)} />}
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

/** Until the first choice, a script of index.html sets the device's preferred theme. */
function chooseTheme(mode: ThemeMode): void {
  document.documentElement.dataset['theme'] = mode;
  localStore.write(STORAGE_KEYS.theme, mode);
}

const DELETION_UNCONFIRMED = 'We could not confirm that your account was deleted. Sign in to check.';
/** An unknown account is deleted; an ended session may have other causes. */
const GONE = new Set<number | null>([404, 410]);
const SESSION_ENDED = new Set<number | null>([401, 403]);

interface Deletion {
  message?: string;
  /** False if the answer was lost and the session ended before the account could be checked. */
  isCertain?: boolean;
}

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

/** The server refuses while money is in escrow or a dispute is open. */
function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const viewerId = useViewerId();
  const signOut = useSignOut();
  const { press, failure, isBusy } = useChange({
    send: () =>
      accountChange<Deletion>(
        () => deleteUser(viewerId),
        () => findDeletion(viewerId),
      ),
    onDone: ({ message, isCertain = true }) => {
      if (isCertain) toastAfterReload(message ?? 'Account deleted successfully');
      else warnAfterReload(DELETION_UNCONFIRMED);
      signOut();
    },
  });
  return (
    <ConfirmDialog
      title="Are you sure you want to Delete your account?"
      text="This action is irreversible and all your data will be lost."
      failure={failure}
      isOpen
      isDanger
      isBusy={isBusy}
      confirmText="Delete"
      onConfirm={() => press()}
      onCancel={onClose}
    />
  );
}
