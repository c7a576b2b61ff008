import { useGetProfilePicture } from '@amana/api';
import { useQuery } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { $session } from '../session/index.ts';

/** The own picture as an address that an image can show; null where there is none. It is fetched as a blob (§7). */
export function useProfilePicture(): string | null {
  const { user } = useUnit($session);
  const userId = user?.userId ?? '';
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

function useObjectUrl(blob: Blob | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (blob === undefined) return;
    const made = URL.createObjectURL(blob);
    // The address exists only from here on: an effect is where it can be made and given back.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(null);
    };
  }, [blob]);
  return url;
}
