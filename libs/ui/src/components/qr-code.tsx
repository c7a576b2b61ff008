import { Suspense, lazy } from 'react';
import styles from './qr-code.module.css';

const SIZE = 160;

// A separate chunk, because it contains antd.
const QrPicture = lazy(async () => ({
  default: await import('./qr-picture.tsx').then(
    (module) => module.QrPicture,
    () => MissingPicture,
  ),
}));

/** The link beside the code says the same, so a missing chunk must not take the page away. */
function MissingPicture(_: { text: string; size: number }) {
  return <p>The QR code could not be loaded.</p>;
}

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
