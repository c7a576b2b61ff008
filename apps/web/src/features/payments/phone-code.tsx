import { type ComponentType, Suspense, lazy } from 'react';
import { useWideWindow } from '../../lists/window-width.ts';

interface PhoneCodeProps {
  orderId: string;
}

const load = async (): Promise<ComponentType<PhoneCodeProps>> =>
  (await import('./phone-code-card.tsx')).PhoneCodeCard;
const Nothing: ComponentType<PhoneCodeProps> = () => null;

// Loaded on wide windows only, because it contains the generator of QR codes.
const PhoneCodeCard = lazy(async () => ({ default: await load().catch(() => Nothing) }));

/** For a buyer at a computer, whose bank's app is on the phone. */
export function PhoneCode({ orderId }: PhoneCodeProps) {
  if (!useWideWindow()) return null;
  return (
    <Suspense fallback={null}>
      <PhoneCodeCard orderId={orderId} />
    </Suspense>
  );
}
