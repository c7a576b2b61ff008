import { KeepFocus } from '@amana/ui';
import { Suspense, useState } from 'react';
import { useNavigationState } from '../../../shared/hooks/use-navigation-state.ts';
import { optionalPart } from '../../../shared/optional-part.tsx';
import { isDeliveryResultState } from '../../../trade/delivery-result.ts';

// The toast has told of the success.
const Panel = optionalPart(async () => (await import('./delivery-result-panel.tsx')).DeliveryResultPanel);

/** What the viewer has just done, until it is closed or the page is left. */
export function DeliveryResult() {
  const handed = useNavigationState(isDeliveryResultState);
  const [isClosed, setIsClosed] = useState(false);
  if (handed === null || isClosed) return null;
  return (
    <Suspense>
      <KeepFocus>
        <Panel {...handed.deliveryResult} onClose={() => setIsClosed(true)} />
      </KeepFocus>
    </Suspense>
  );
}
