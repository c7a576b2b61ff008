import { Suspense, lazy } from 'react';
import styles from './qr-code.module.css';

const SIZE = 160;

// antd comes with the picture, not with the page that shows it.
const QrPicture = lazy(async () => ({ default: (await import('./qr-picture.tsx')).QrPicture }));

/** For scanning a link from another screen. */
export function QrCode({ text, label }: { text: string; label: string }) {
  return (
    <div className={styles['frame']} role="img" aria-label={label}>
      <div aria-hidden="true" style={{ width: SIZE, height: SIZE }}>
        <Suspense>
          <QrPicture text={text} size={SIZE} />
        </Suspense>
      </div>
    </div>
  );
}
