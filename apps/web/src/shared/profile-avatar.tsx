import { useGetProfilePicture } from '@amana/api';
import { Avatar, useObjectUrl } from '@amana/ui';
import { useQuery } from '@tanstack/react-query';
import { useViewerId, useViewerName } from './use-viewer.ts';

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

function useProfilePicture(): string | null {
  const userId = useViewerId();
  const picture = useGetProfilePicture(userId, { query: { enabled: userId !== '' } });
  const url = picture.data?.data ?? null;
  const blob = useQuery({
    queryKey: ['profile-picture', url],
    enabled: url !== null,
    staleTime: Infinity,
    retry: false,
    queryFn: () => fetchPicture(url ?? ''),
  });
  return useObjectUrl(blob.data);
}

async function fetchPicture(url: string): Promise<Blob> {
  const response = await fetch(url);
  if (!response.ok) throw new Error('The picture could not be fetched');
  return response.blob();
}
