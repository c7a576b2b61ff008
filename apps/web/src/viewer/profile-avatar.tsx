import { Avatar } from '@amana/ui';
import { useProfilePicture } from './profile-picture.ts';
import { useViewerName } from './use-viewer.ts';

export interface ProfileAvatarProps {
  /** In pixels. */
  size: number;
  /** URL of a picture that is shown in place of the stored one. */
  preview?: string | null;
}

/** The viewer's picture, or their initials. */
export function ProfileAvatar({ size, preview = null }: ProfileAvatarProps) {
  const picture = useProfilePicture();
  return <Avatar name={useViewerName()} src={preview ?? picture} size={size} />;
}
