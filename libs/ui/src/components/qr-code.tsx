import { QRCode } from 'antd';
import { QR_INK, QR_PAPER } from '../theme/tokens.ts';

/** For scanning a link from another screen; dark on white in both themes, so that every camera reads it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  return (
    <div role="img" aria-label={label}>
      <div aria-hidden="true">
        <QRCode value={text} type="svg" color={QR_INK} bgColor={QR_PAPER} size={148} />
      </div>
    </div>
  );
}
