import type { Side } from '@amana/domain';
import { PROFILE_NEEDED } from '@amana/domain';
import { ErrorState, Icon, PageHeader, toast } from '@amana/ui';
import { Suspense, lazy, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { BackLink } from '../../../shared/back-link.tsx';
import { PATHS, orderPath } from '../../../shared/paths.ts';
import { usePageTitle } from '../../../shared/use-page-title.ts';
import { useViewer } from '../../../shared/use-viewer.ts';
import { OrderCreatedDialog } from '../success/order-created-dialog.tsx';
import type { CreatedOrderView } from '../success/order-created.tsx';
import styles from './create-order.module.css';

/** It brings the rules of the whole form along. */
const CreateOrderDialog = lazy(async () => ({
  default: (await import('./create-order-dialog.tsx')).CreateOrderDialog,
}));

/** Two large buttons, each with its form (§2); both need a completed profile, asked for before anything is typed. */
export function CreateOrderPage() {
  usePageTitle('Create Order');
  const viewer = useViewer();
  const navigate = useNavigate();
  const [side, setSide] = useState<Side | null>(null);
  const [created, setCreated] = useState<CreatedOrderView | null>(null);
  useProfileFirst(side !== null && viewer.isKnown && !viewer.profileCompleted);
  return (
    <>
      <PageHeader
        title="Create Order"
        subtitle="Agree on what is sold and for how much. The money is held until the goods are there."
        back={<BackLink to={PATHS.overview} />}
      />
      <div className={styles['choices']}>
        <button type="button" className={styles['choice']} onClick={() => setSide('seller')}>
          <Icon name="tag" size={40} />I am Selling
        </button>
        <button type="button" className={styles['choice']} onClick={() => setSide('buyer')}>
          <Icon name="cart" size={40} />I am Buying
        </button>
      </div>
      {side !== null && viewer.retry !== null && <ErrorState onRetry={viewer.retry} />}
      {side !== null && viewer.isKnown && viewer.profileCompleted && (
        <Suspense>
          <CreateOrderDialog
            side={side}
            viewer={viewer}
            onClose={() => setSide(null)}
            onCreated={(order) => {
              setSide(null);
              setCreated(order);
            }}
          />
        </Suspense>
      )}
      {created !== null && (
        <OrderCreatedDialog order={created} onClose={() => void navigate(orderPath(created.id))} />
      )}
    </>
  );
}

/** §5: said once, when a form was asked for and it is known that the profile is not complete. */
function useProfileFirst(isNeeded: boolean): void {
  const navigate = useNavigate();
  const isSaid = useRef(false);
  useEffect(() => {
    if (!isNeeded || isSaid.current) return;
    isSaid.current = true;
    toast.warning(PROFILE_NEEDED);
    void navigate(PATHS.editProfile);
  }, [isNeeded, navigate]);
}
