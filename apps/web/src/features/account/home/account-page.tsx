import { isApiError, useGetUser } from '@amana/api';
import {
  Badge,
  Button,
  Card,
  ConfirmDialog,
  Dialog,
  Icon,
  KeepFocus,
  Notice,
  PageHeader,
  buttonClass,
} from '@amana/ui';
import { useState } from 'react';
import { MenuButton, MenuExternalLink, MenuLink } from '../../../shared/menu-row.tsx';
import { whatsAppUrl } from '../../../shared/message-links.ts';
import { PATHS } from '../../../shared/paths.ts';
import { VersionDetail } from '../../../shared/states/support-details.tsx';
import { ProfileAvatar } from '../../../viewer/profile-picture.tsx';
import { useConfig } from '../../../shared/hooks/use-config.ts';
import { useStickyError } from '../../../shared/hooks/use-sticky-error.ts';
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts';
import { useSignOutEverywhere } from '../../../viewer/sign-out.ts';
import { hasCompleteProfile, useProfile, useViewerId, useViewerName } from '../../../viewer/use-viewer.ts';
import styles from '../account.module.css';

export function AccountPage() {
  usePageTitle('Account');
  const { faqUrl, supportPhone, supportEmail } = useConfig();
  const user = useProfile();
  const [open, setOpen] = useState<'support' | 'logOut' | null>(null);
  const name = useViewerName();
  const signOutEverywhere = useSignOutEverywhere();
  return (
    <>
      <PageHeader title="Account" />
      <OlderProfileNotice />
      <Card>
        <div className={styles['person']}>
          <ProfileAvatar size={72} />
          <div className={styles['personText']}>
            <h2>{name}</h2>
            <span>{user?.email}</span>
            {user !== null && hasCompleteProfile(user) ? (
              <Badge colour="green">Verified</Badge>
            ) : (
              <Badge colour="yellow">Not Verified</Badge>
            )}
          </div>
        </div>
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

function OlderProfileNotice() {
  const userId = useViewerId();
  const profile = useGetUser(userId, { query: { enabled: userId !== '' } });
  const { error, retry } = useStickyError(profile);
  // A stale profile and a lost network already have a notice on every page.
  const hasNotice = profile.data !== undefined || (isApiError(error) && error.kind === 'offline');
  const isShown = error !== null && !hasNotice;
  return (
    <div className={isShown ? undefined : 'visually-hidden'} role="status">
      {isShown && (
        <KeepFocus>
          <Notice
            tone="warning"
            action={
              <Button variant="secondary" onClick={retry}>
                Retry
              </Button>
            }
          >
            Could not refresh. What you see may be out of date.
          </Notice>
        </KeepFocus>
      )}
    </div>
  );
}
