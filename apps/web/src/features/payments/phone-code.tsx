import { Suspense } from 'react';
import { useWideWindow } from '../../lists/window-width.ts';
import { optionalPart } from '../../shared/optional-part.tsx';

interface PhoneCodeProps {
  orderId: string;
}

// Loaded on wide windows only, because it contains the generator of QR codes.
const PhoneCodeCard = optionalPart(async () => (await import('./phone-code-card.tsx')).PhoneCodeCard);

/** For a buyer at a computer, whose bank's app is on the phone. */
export function PhoneCode({ orderId }: PhoneCodeProps) {
  if (!useWideWindow()) return null;
  return (
    <Suspense fallback={null}>
      <PhoneCodeCard orderId={orderId} />
    </Suspense>
  );
}
