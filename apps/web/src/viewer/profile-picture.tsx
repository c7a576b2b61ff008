import { getGetProfilePictureQueryKey, useGetProfilePicture } from '@amana/api';
import { Avatar, useObjectUrl } from '@amana/ui';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useViewerId, useViewerName } from './use-viewer.ts';

const PICTURES = ['profile-picture'];

interface ProfileAvatarProps {
  /** In px. */
  size: number;
}

export function ProfileAvatar({ size }: ProfileAvatarProps) {
  return <Avatar name={useViewerName()} src={useProfilePicture()} size={size} />;
}

function useProfilePicture(): string | null {
  const userId = useViewerId();
  const picture = useGetProfilePicture(userId, { query: { enabled: userId !== '' } });
  const url = picture.data?.data ?? null;
  const blob = useQuery({
    // A store that signs addresses gives another signature, in the query, with each reading.
    queryKey: [...PICTURES, url?.split('?')[0]],
    enabled: url !== null,
    staleTime: Infinity,
    retry: 1,
    queryFn: ({ client, queryKey }) => {
      // Only an upload refetches this query, and the picture's address may be unchanged.
      const isAgain = client.getQueryData(queryKey) !== undefined;
      return isAgain ? fetchPicture(url ?? '', { cache: 'reload' }) : fetchPicture(url ?? '');
    },
  });
  return useObjectUrl(blob.isError ? null : blob.data);
}

/** Call it after an upload. */
export async function readPictureAgain(queryClient: QueryClient, userId: string): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: getGetProfilePictureQueryKey(userId) });
  await queryClient.invalidateQueries({ queryKey: PICTURES });
}

async function fetchPicture(...request: Parameters<typeof fetch>): Promise<Blob> {
  const response = await fetch(...request);
  if (!response.ok) throw new Error('The picture could not be fetched');
  return response.blob();
}
