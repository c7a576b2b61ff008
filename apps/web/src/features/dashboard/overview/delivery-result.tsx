import { type ComponentType, Suspense, lazy, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { deliveryResultOf } from '../../../trade/delivery-result.ts';
import type { DeliveryResultPanelProps } from './delivery-result-panel.tsx';

// If the panel cannot be loaded, the toast has told of the success, and the overview stays usable.
const Panel = lazy<ComponentType<DeliveryResultPanelProps>>(() =>
  import('./delivery-result-panel.tsx').then(
    ({ DeliveryResultPanel }) => ({ default: DeliveryResultPanel }),
    () => ({ default: () => null }),
  ),
);

/** What the viewer has just done, until it is closed or the page is left; a reload and Back do not show it again. */
export function DeliveryResult() {
  const navigate = useNavigate();
  const handedOver = deliveryResultOf(useLocation().state);
  const [result, setResult] = useState(handedOver);
  useEffect(() => {
    if (handedOver !== null) void navigate('.', { replace: true, state: null });
  }, [handedOver, navigate]);
  if (result === null) return null;
  return (
    <Suspense>
      <Panel {...result} onClose={() => setResult(null)} />
    </Suspense>
  );
}
