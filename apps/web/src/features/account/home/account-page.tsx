import { logOut } from '@amana/api';
import type { IconName } from '@amana/ui';
import { Badge, Card, ConfirmDialog, Icon, PageHeader, classNames } from '@amana/ui';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { loggedOut } from '../../../session/index.ts';
import {
  CHANGE_PASSWORD_PATH,
  EDIT_ACCOUNT_PATH,
  EDIT_PROFILE_PATH,
  SETTINGS_PATH,
} from '../../../shared/paths.ts';
import { ProfileAvatar } from '../../../shared/profile-avatar.tsx';
import { useConfig } from '../../../shared/use-config.ts';
import { usePageTitle } from '../../../shared/use-page-title.ts';
import { useProfile } from '../../../shared/use-viewer.ts';
import { ContactSupportDialog } from '../../support/contact-support-dialog.tsx';
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
          <ProfileAvatar name={name} size={72} />
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
        <RowLink to={EDIT_PROFILE_PATH} icon="user">
          Personal Details
        </RowLink>
        <RowLink to={EDIT_ACCOUNT_PATH} icon="bank">
          Withdrawal Account Details
        </RowLink>
        <RowButton icon="chat" onPress={() => setOpen('support')}>
          Contact Support
        </RowButton>
        <a className={styles['row']} href={faqUrl} target="_blank" rel="noreferrer">
          <Icon name="help" />
          <span>FAQ</span>
          <Icon name="forward" size={16} />
        </a>
        <RowLink to={CHANGE_PASSWORD_PATH} icon="lock">
          Change Password
        </RowLink>
        <RowLink to={SETTINGS_PATH} icon="settings">
          Settings
        </RowLink>
        <RowButton icon="logout" isDanger onPress={() => setOpen('logOut')}>
          Log Out
        </RowButton>
      </Card>
      <ContactSupportDialog isOpen={open === 'support'} onClose={() => setOpen(null)} />
      <LogOutDialog isOpen={open === 'logOut'} onClose={() => setOpen(null)} />
    </>
  );
}

function RowLink({ to, icon, children }: { to: string; icon: IconName; children: ReactNode }) {
  return (
    <Link className={styles['row']} to={to}>
      <Icon name={icon} />
      <span>{children}</span>
      <Icon name="forward" size={16} />
    </Link>
  );
}

interface RowButtonProps {
  icon: IconName;
  isDanger?: boolean;
  onPress: () => void;
  children: ReactNode;
}

function RowButton({ icon, isDanger = false, onPress, children }: RowButtonProps) {
  return (
    <button
      type="button"
      className={classNames(styles['row'], isDanger && styles['danger'])}
      onClick={onPress}
    >
      <Icon name={icon} />
      <span>{children}</span>
    </button>
  );
}

function LogOutDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [isBusy, setIsBusy] = useState(false);
  const leave = async () => {
    setIsBusy(true);
    // The tokens are forgotten here whether or not the server could be told.
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
