import { Suspense, lazy, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { deliveryResultOf } from '../../../trade/delivery-result.ts';

const Panel = lazy(async () => ({
  default: (await import('./delivery-result-panel.tsx')).DeliveryResultPanel,
}));

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
