import { QrCode } from '@amana/ui';

export function ProofQrCode({ link }: { link: string }) {
  return <QrCode text={link} label="QR code of the proof of payment" />;
}
