import { QrCode } from '@amana/ui';
import { useConfig } from './hooks/use-config.ts';

/** A QR code for another device, unless only this browser knows what the link leads to. */
export function LinkCode({ link, label }: { link: string; label: string }) {
  if (useConfig().mockHost !== 'browser') return <QrCode text={link} label={label} />;
  return <p className="small-print">No QR code: only this browser has the data of this demo.</p>;
}
