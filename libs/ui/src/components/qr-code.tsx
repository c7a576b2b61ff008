import { QRCodeSVG } from '@rc-component/qrcode';
import { classNames } from './class-names.ts';
import styles from './qr-code.module.css';

/** Capacity of the largest QR code at level M, in bytes. Source: ISO/IEC 18004, version 40. */
const MAX_BYTES = 2_331;

/**
 * Dark on white in both themes for cameras; the standard requires a margin of four modules. Renders nothing for a text
 * that is too long for a QR code.
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  if (new TextEncoder().encode(text).length > MAX_BYTES) return null;
  return (
    <div className={classNames('framed', styles['frame'])}>
      <QRCodeSVG value={text} aria-label={label} size={192} marginSize={4} level="M" />
    </div>
  );
}
