import { QRCode } from 'antd';
import { QR_INK, QR_PAPER } from '../theme/tokens.ts';

/** Dark on white in both themes, because cameras read that best. */
export function QrPicture({ text, size }: { text: string; size: number }) {
  return <QRCode value={text} type="svg" color={QR_INK} bgColor={QR_PAPER} size={size} bordered={false} />;
}
