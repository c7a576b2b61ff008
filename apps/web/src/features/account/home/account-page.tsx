import { logOut } from '@amana/api';
import { Badge, Card, ConfirmDialog, PageHeader } from '@amana/ui';
import { useState } from 'react';
import { loggedOut } from '../../../session/index.ts';
import { MenuButton, MenuExternalLink, MenuLink } from '../../../shared/menu-row.tsx';
import { PATHS } from '../../../shared/paths.ts';
import { ProfileAvatar } from '../../../shared/profile-avatar.tsx';
import { useConfig } from '../../../shared/use-config.ts';
import { usePageTitle } from '../../../shared/use-page-title.ts';
import { useProfile } from '../../../shared/use-viewer.ts';
import { ContactSupportDialog } from './contact-support-dialog.tsx';
import styles from '../account.module.css';

type OpenDialog = 'support' | 'logOut' | null;

export function AccountPage() {
  usePageTitle('Account');
  const { faqUrl } = useConfig();
  const user = useProfile();
  const [open, setOpen] = useState<OpenDialog>(null);
  const name = user === null ? '' : `${user.firstName} ${user.lastName}`;
  return (
    <>
      <PageHeader title="Account" />
      <Card>
        <div className={styles['person']}>
          <ProfileAvatar size={72} />
          <div className={styles['personText']}>
            <h2>{name}</h2>
            <span>{user?.email}</span>
            {user?.profileCompleted === true ? (
              <Badge colour="green">Verified</Badge>
            ) : (
              <Badge colour="yellow">Not Verified</Badge>
            )}
          </div>
        </div>
      </Card>
      <Card flush>
        <MenuLink to={PATHS.editProfile} icon="user">
          Personal Details
        </MenuLink>
        <MenuLink to={PATHS.editAccount} icon="bank">
          Withdrawal Account Details
        </MenuLink>
        <MenuButton icon="chat" onPress={() => setOpen('support')}>
          Contact Support
        </MenuButton>
        <MenuExternalLink href={faqUrl} icon="help">
          FAQ
        </MenuExternalLink>
        <MenuLink to={PATHS.changePassword} icon="lock">
          Change Password
        </MenuLink>
        <MenuLink to={PATHS.settings} icon="settings">
          Settings
        </MenuLink>
        <MenuButton icon="logout" isDanger onPress={() => setOpen('logOut')}>
          Log Out
        </MenuButton>
      </Card>
      <ContactSupportDialog isOpen={open === 'support'} onClose={() => setOpen(null)} />
      <LogOutDialog isOpen={open === 'logOut'} onClose={() => setOpen(null)} />
    </>
  );
}

function LogOutDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [isBusy, setIsBusy] = useState(false);
  const leave = async () => {
    setIsBusy(true);
    // The session ends here even if the server cannot be reached.
    await logOut().catch(() => null);
    loggedOut();
  };
  return (
    <ConfirmDialog
      title="Log Out"
      text="You will be logged out of your account"
      isOpen={isOpen}
      isBusy={isBusy}
      onConfirm={() => void leave()}
      onCancel={onClose}
    />
  );
}
