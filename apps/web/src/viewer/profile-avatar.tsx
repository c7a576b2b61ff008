import { Avatar } from '@amana/ui';
import { useProfilePicture } from './profile-picture.ts';
import { useViewerName } from './use-viewer.ts';

export interface ProfileAvatarProps {
  /** In px. */
  size: number;
  preview?: string | null;
}

export function ProfileAvatar({ size, preview = null }: ProfileAvatarProps) {
  const picture = useProfilePicture();
  return <Avatar name={useViewerName()} src={preview ?? picture} size={size} />;
}
