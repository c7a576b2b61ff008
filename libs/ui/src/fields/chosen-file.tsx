import { useState } from 'react';
import { Icon } from '../components/icon.tsx';
import styles from './chosen-file.module.css';
import { useObjectUrl } from './use-object-url.ts';

/** An icon replaces files that are not pictures. */
export function ChosenFile({ file }: { file: File }) {
  const url = useObjectUrl(file.type.startsWith('image/') ? file : null);
  const [isBroken, setIsBroken] = useState(false);
  return (
    <span className={styles['chosen']}>
      <span className={styles['preview']}>
        {url === null || isBroken ? (
          <Icon name="file" size={28} />
        ) : (
          <img className="fill" src={url} alt="" onError={() => setIsBroken(true)} />
        )}
      </span>
      <span className={styles['about']}>
        <span className={styles['name']} dir="auto">
          {file.name}
        </span>
        <span className="small-print">{fileSizeText(file.size)}</span>
      </span>
    </span>
  );
}

/** In units of 1,024 bytes, like the upload limit. */
function fileSizeText(bytes: number): string {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1024) return `${Math.ceil(kilobytes)} KB`;
  return `${(kilobytes / 1024).toFixed(1)} MB`;
}
