import { Avatar } from '@amana/ui';
import { useProfilePicture } from './use-profile-picture.ts';

export function ProfileAvatar({ name, size }: { name: string; size?: number }) {
  const picture = useProfilePicture();
  return <Avatar name={name} src={picture} {...(size === undefined ? {} : { size })} />;
}
