import { type Side, PROFILE_NEEDED } from '@amana/domain';
import { Button, Dialog, Icon, toast } from '@amana/ui';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { FailureState } from '../../../shared/states/failure-state.tsx';
import { PageHead } from '../../../shared/page-head.tsx';
import { PATHS, orderPath } from '../../../shared/paths.ts';
import { BankDetailsFailure } from '../../../viewer/bank-details-failure.tsx';
import { SetupPrompt } from '../../../viewer/setup-prompt.tsx';
import { useLeaveWhenDone } from '../../../changes/use-leave-when-done.ts';
import { useBankDetails, useViewer } from '../../../viewer/use-viewer.ts';
import { OrderCreated, createdOrderOf } from '../success/order-created.tsx';
import { useRedirect } from '../use-redirect.ts';
import { CreateOrderDialog } from './create-order-dialog.tsx';
import styles from './create-order.module.css';

/** Values of the search parameter that opens a form at once. */
const SIDES = new Map<string | null, Side>([
  ['buy', 'buyer'],
  ['sell', 'seller'],
]);

export function CreateOrderPage() {
  const viewer = useViewer();
  const navigate = useNavigate();
  const leave = useLeaveWhenDone();
  const [side, setSide] = useState<Side | null>(null);
  // Stored in the history, so that a reload keeps it.
  const created = createdOrderOf(useLocation().state);
  const { hasBankDetails, failure } = useBankDetails(side === 'seller');
  // A buyer's form does not depend on bank details.
  const canBePaid = side === 'seller' ? hasBankDetails : false;
  const [params] = useSearchParams();
  const wanted = SIDES.get(params.get('side'));
  useRedirect(wanted !== undefined, () => {
    setSide(wanted ?? null);
    // Without the parameter, so that Back and a reload do not open the form again.
    void navigate(PATHS.createOrder, { replace: true });
  });
  useRedirect(side !== null && viewer.profileCompleted === false, () => {
    setSide(null);
    toast.warning(PROFILE_NEEDED);
    const returnTo = `${PATHS.createOrder}?side=${side === 'seller' ? 'sell' : 'buy'}`;
    void navigate(PATHS.editProfile, { state: { returnTo } });
  });
  const openCreated = () => {
    if (created !== null) void navigate(orderPath(created.id), { replace: true });
  };
  return (
    <>
      <PageHead
        title="Create Order"
        subtitle="Agree on what is sold and for how much. The money is held until the buyer confirms receipt."
        back={PATHS.overview}
      />
      {viewer.profileCompleted === false && <SetupPrompt missing="profile">{PROFILE_NEEDED}</SetupPrompt>}
      <div className={styles['choices']}>
        <button type="button" className={styles['choice']} onClick={() => setSide('seller')}>
          <Icon name="tag" size={40} />I am Selling
        </button>
        <button type="button" className={styles['choice']} onClick={() => setSide('buyer')}>
          <Icon name="cart" size={40} />I am Buying
        </button>
      </div>
      {side !== null && viewer.failure !== null && <FailureState {...viewer.failure} />}
      {side === 'seller' && viewer.failure === null && failure !== null && (
        <BankDetailsFailure failure={failure} />
      )}
      {side !== null && viewer.profileCompleted === true && canBePaid !== null && (
        <CreateOrderDialog
          side={side}
          viewer={{ ...viewer, hasBankDetails: canBePaid }}
          onClose={() => setSide(null)}
          onCreated={(order) => {
            setSide(null);
            void leave(PATHS.createOrder, { replace: true, state: { order: { ...order, side } } });
          }}
        />
      )}
      {created !== null && (
        <Dialog title="Order Created Successfully" isOpen closesOutside={false} onClose={openCreated}>
          <OrderCreated order={created} />
          <Button variant="secondary" block onClick={openCreated}>
            View Order
          </Button>
        </Dialog>
      )}
    </>
  );
}
