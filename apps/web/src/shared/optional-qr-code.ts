import { optionalPart } from './optional-part.tsx';

/** Beside a link that can be opened without it. */
export const QrCode = optionalPart(async () => (await import('./qr-code.ts')).QrCode);
