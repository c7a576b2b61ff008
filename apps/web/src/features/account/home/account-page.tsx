import { Badge, Card, ConfirmDialog, Dialog, Icon, PageHeader, buttonClass } from '@amana/ui';
import { useState } from 'react';
import { MenuButton, MenuExternalLink, MenuLink } from '../../../shared/menu-row.tsx';
import { whatsAppUrl } from '../../../shared/message-links.ts';
import { PATHS } from '../../../shared/paths.ts';
import { FailureState, VersionDetail } from '../../../server-state/failure-state.tsx';
import { ProfileAvatar } from '../../../viewer/profile-picture.tsx';
import { useConfig } from '../../../shared/hooks/use-config.ts';
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts';
import { useSignOutEverywhere } from '../../../viewer/sign-out.ts';
import { useViewer } from '../../../viewer/use-viewer.ts';
import styles from '../account.module.css';

export function AccountPage() {
  usePageTitle('Account');
  const { faqUrl, supportPhone, supportEmail } = useConfig();
  const { name, email, profileCompleted, failure } = useViewer();
  const [open, setOpen] = useState<'support' | 'logOut' | null>(null);
  const signOutEverywhere = useSignOutEverywhere();
  return (
    <>
      <PageHeader title="Account" />
      <Card>
        <div className={styles['person']}>
          <ProfileAvatar size={72} />
          <div className={`column ${styles['personText'] ?? ''}`}>
            <h2>{name}</h2>
            <span>{email}</span>
            {profileCompleted === true && <Badge colour="green">Verified</Badge>}
            {profileCompleted === false && <Badge colour="yellow">Not Verified</Badge>}
          </div>
        </div>
        {failure !== null && <FailureState {...failure} />}
      </Card>
      <Card flush>
        <MenuLink to={PATHS.editProfile} icon="user" label="Personal Details" />
        <MenuLink to={PATHS.editAccount} icon="bank" label="Withdrawal Account Details" />
        <MenuButton icon="chat" onPress={() => setOpen('support')} label="Contact Support" />
        <MenuExternalLink href={faqUrl} icon="help" label="FAQ" />
        <MenuLink to={PATHS.changePassword} icon="lock" label="Change Password" />
        <MenuLink to={PATHS.settings} icon="settings" label="Settings" />
        <MenuButton icon="logout" isDanger onPress={() => setOpen('logOut')} label="Log Out" />
      </Card>
      <Dialog title="Contact Support" isOpen={open === 'support'} onClose={() => setOpen(null)}>
        <a
          className={buttonClass('primary', true)}
          href={whatsAppUrl('', supportPhone)}
          target="_blank"
          rel="noreferrer"
        >
          <Icon name="chat" />
          Chat on WhatsApp
        </a>
        <a className={buttonClass('secondary', true)} href={`mailto:${supportEmail}`}>
          <Icon name="mail" />
          {supportEmail}
        </a>
        <VersionDetail />
      </Dialog>
      <ConfirmDialog
        title="Log Out"
        text="You will be logged out of your account"
        isOpen={open === 'logOut'}
        onConfirm={signOutEverywhere}
        onCancel={() => setOpen(null)}
      />
    </>
  );
}
