import { useEffect, useState } from 'react';

/** A URL of the blob, revoked when the blob changes or the component unmounts. */
export function useObjectUrl(blob: Blob | null | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (blob === null || blob === undefined) return;
    const created = URL.createObjectURL(blob);
    // Created in an effect, because only an effect has a clean-up that can revoke it.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setUrl(created);
    return () => {
      URL.revokeObjectURL(created);
      setUrl(null);
    };
  }, [blob]);
  return url;
}
