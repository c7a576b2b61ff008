import { Badge } from '@amana/ui';
import { Link } from 'react-router-dom';
import { PATHS } from '../../../shared/paths.ts';
import { ProfileAvatar } from '../../../viewer/profile-picture.tsx';
import { hasCompleteProfile, useProfile } from '../../../viewer/use-viewer.ts';
import { NotificationBell } from '../../notifications/index.ts';
import styles from './overview.module.css';

/** The notifications are a long answer, which a phone's network should carry after the balances. */
export function Welcome({ isLoading }: { isLoading: boolean }) {
  const user = useProfile();
  const firstName = user?.firstName.trim() ?? '';
  return (
    <header className={styles['welcome']}>
      <ProfileAvatar size={48} />
      <div className={styles['greeting']}>
        <h1>{firstName === '' ? 'Welcome' : `Welcome, ${firstName}`}</h1>
        {user !== null && hasCompleteProfile(user) && <Badge colour="green">Verified</Badge>}
        {user !== null && !hasCompleteProfile(user) && (
          <Link className={styles['verified']} to={PATHS.editProfile}>
            <Badge colour="yellow">Not Verified</Badge>
          </Link>
        )}
      </div>
      <NotificationBell isEnabled={!isLoading} />
    </header>
  );
}
