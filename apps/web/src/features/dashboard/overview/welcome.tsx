import { Badge } from '@amana/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '../../../shared/paths.ts';
import { ProfileAvatar } from '../../../viewer/profile-picture.tsx';
import { hasCompleteProfile, useProfile } from '../../../viewer/use-viewer.ts';
import styles from './overview.module.css';

/** In px. */
export const AVATAR_SIZE = 48;

export const greetingText = (firstName: string) => (firstName === '' ? 'Welcome' : `Welcome, ${firstName}`);

export function Welcome() {
  const user = useProfile();
  return (
    <Greeting
      avatar={<ProfileAvatar size={AVATAR_SIZE} />}
      heading={<h1>{greetingText(user?.firstName.trim() ?? '')}</h1>}
      badge={user !== null && <ProfileBadge isComplete={hasCompleteProfile(user)} />}
    />
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

interface GreetingProps {
  avatar: ReactNode;
  heading: ReactNode;
  badge?: ReactNode;
}

/** The app shell shows it too. */
export function Greeting({ avatar, heading, badge }: GreetingProps) {
  return (
    <header className={styles['welcome']}>
      {avatar}
      <div className={styles['greeting']}>
        {heading}
        {badge}
      </div>
    </header>
  );
}
