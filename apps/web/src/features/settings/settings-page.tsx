import { getUser, serviceStatus, useDeleteUser } from '@amana/api';
import { type ThemeMode, Card, ConfirmDialog, Icon, Switch, usePageTheme } from '@amana/ui';
import { useState } from 'react';
import { ChangeFailure } from '../../server-state/change-failure.tsx';
import { change } from '../../server-state/change.ts';
import { MenuButton, MenuComing, MenuLink, MenuSetting } from '../../shared/menu-row.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { PATHS } from '../../shared/paths.ts';
import { toastAfterReload } from '../../shared/toast-after-reload.ts';
import { useChange } from '../../server-state/use-change.ts';
import { useSignOut } from '../../viewer/sign-out.ts';
import { localStore } from '../../storage/storage.ts';
import { STORAGE_KEYS } from '../../storage/storage-keys.ts';
import { useViewerId } from '../../viewer/use-viewer.ts';

export function SettingsPage() {
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <>
      <PageHead title="Settings" back={PATHS.account} />
      <Card flush>
        <MenuLink to={PATHS.editProfile} icon="user" label="Edit Profile" />
        <MenuSetting>
          <ThemeSwitch />
        </MenuSetting>
        <MenuButton icon="trash" isDanger onPress={() => setIsDeleting(true)} label="Delete Account" />
      </Card>
      <Card flush>
        <MenuLink to={PATHS.about} icon="help" label="About this app" />
        <MenuComing icon="bell" label="Notification Preference" />
        <MenuComing icon="lock" label="Two Factor Authentication" />
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
            Change Theme <small className="small-print">{isDark ? 'Dark' : 'Light'}</small>
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
  const deletion = useChange(
    useDeleteUser({
      mutation: change({
        find: ({ id }) => findDeletion(id),
        onDone: ({ message, isCertain = true }: Deletion) => {
          if (isCertain) toastAfterReload(message ?? 'Account deleted successfully');
          else toastAfterReload(DELETION_UNCONFIRMED, 'warning');
          signOut();
        },
      }),
    }),
  );
  return (
    <ConfirmDialog
      title="Are you sure you want to Delete your account?"
      text="This action is irreversible and all your data will be lost."
      failure={<ChangeFailure change={deletion} />}
      isOpen
      isDanger
      isBusy={deletion.isBusy}
      confirmText="Delete"
      onConfirm={() => deletion.press({ id: viewerId })}
      onCancel={onClose}
    />
  );
}
