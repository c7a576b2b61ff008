import { Badge } from '@amana/ui';
import { Link } from 'react-router-dom';
import { PATHS } from '../../../shared/paths.ts';
import { ProfileAvatar } from '../../../viewer/profile-picture.tsx';
import { hasCompleteProfile, useProfile } from '../../../viewer/use-viewer.ts';
import styles from './overview.module.css';

/** In px. */
const AVATAR_SIZE = 48;

export function Welcome() {
  const user = useProfile();
  const firstName = user?.firstName.trim() ?? '';
  return (
    <header className={styles['welcome']}>
      <ProfileAvatar size={AVATAR_SIZE} />
      <div className={styles['greeting']}>
        <h1>{firstName === '' ? 'Welcome' : `Welcome, ${firstName}`}</h1>
        {user !== null && <ProfileBadge isComplete={hasCompleteProfile(user)} />}
      </div>
    </header>
  );
}

function ProfileBadge({ isComplete }: { isComplete: boolean }) {
  if (isComplete) return <Badge colour="green">Verified</Badge>;
  return (
    <Link className={styles['verified']} to={PATHS.editProfile}>
      <Badge colour="yellow">Not Verified</Badge>
    </Link>
  );
}
