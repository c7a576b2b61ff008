import { Card, Icon, Switch, usePageTheme } from '@amana/ui';
import { useState } from 'react';
import { PageHead } from '../../shared/page-head.tsx';
import { MenuButton, MenuComing, MenuLink, MenuSetting } from '../../shared/menu-row.tsx';
import { PATHS } from '../../shared/paths.ts';
import { chooseTheme } from '../../shared/choose-theme.ts';
import { usePageTitle } from '../../shared/use-page-title.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import styles from './settings.module.css';

export function SettingsPage() {
  usePageTitle('Settings');
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
