import { QRCodeSVG } from '@rc-component/qrcode';
import { classNames } from './class-names.ts';
import styles from './qr-code.module.css';

/** Dark on white in both themes for cameras; the standard requires a margin of four modules. */
export function QrCode({ text, label }: { text: string; label: string }) {
  return (
    <div className={classNames('framed', styles['frame'])}>
      <QRCodeSVG value={text} aria-label={label} size={192} marginSize={4} level="M" />
    </div>
  );
}
