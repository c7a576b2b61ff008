import { Icon } from '@amana/ui';
import { useState } from 'react';
import { safeUrl } from '../../shared/safe-url.ts';
import styles from './chat.module.css';

/** The contract gives no file type: an attachment that cannot be shown as a picture is offered as a link. */
export function Attachment({ url }: { url: string }) {
  const [isPicture, setIsPicture] = useState(true);
  const safe = safeUrl(url);
  if (safe === null) return <p className={styles['text']}>The attachment cannot be opened safely</p>;
  return (
    <a className={styles['attachment']} href={safe} target="_blank" rel="noopener noreferrer">
      {isPicture ? (
        <img src={safe} alt="Attached picture" onError={() => setIsPicture(false)} />
      ) : (
        <span className={styles['file']}>
          <Icon name="file" />
          Open attachment
        </span>
      )}
    </a>
  );
}
