import { KeepFocus } from '@amana/ui';
import { useState } from 'react';
import { useNavigationState } from '../../../shared/hooks/use-navigation-state.ts';
import { isDeliveryResultState } from '../../../trade/delivery-result.ts';
import { DeliveryResultPanel } from './delivery-result-panel.tsx';

/** What the viewer has just done, until it is closed or the page is left. */
export function DeliveryResult() {
  const handed = useNavigationState(isDeliveryResultState);
  const [isClosed, setIsClosed] = useState(false);
  if (handed === null || isClosed) return null;
  return (
    <KeepFocus>
      <DeliveryResultPanel {...handed.deliveryResult} onClose={() => setIsClosed(true)} />
    </KeepFocus>
  );
}
