import { useEffect, useState } from 'react';
import { Icon } from '../components/icon.tsx';
import styles from './chosen-file.module.css';

/** A picture as itself, anything else (and a picture that cannot be read) as a sheet of paper. */
export function FilePreview({ file }: { file: File }) {
  const url = useObjectUrl(file.type.startsWith('image/') ? file : null);
  const [isBroken, setIsBroken] = useState(false);
  return (
    <span className={styles['preview']}>
      {url === null || isBroken ? (
        <Icon name="file" size={28} />
      ) : (
        <img src={url} alt="" onError={() => setIsBroken(true)} />
      )}
    </span>
  );
}

function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (file === null) return;
    const made = URL.createObjectURL(file);
    // The address exists only from here on: an effect is where it can be made and given back.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(null);
    };
  }, [file]);
  return url;
}
