import { CHARGE_CAP, CHARGE_RATE_TEXT, PROFILE_NEEDED, type Side, formatNaira } from '@amana/domain';
import { type IconName, Button, Dialog, Icon, classNames, toast } from '@amana/ui';
import { type ReactNode, useId, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { FailureState } from '../../../server-state/failure-state.tsx';
import { useConfig } from '../../../shared/hooks/use-config.ts';
import { PageHead } from '../../../shared/page-head.tsx';
import { PATHS, orderPath } from '../../../shared/paths.ts';
import { BankDetailsFailure } from '../../../viewer/bank-details-failure.tsx';
import { SetupPrompt } from '../../../viewer/setup-prompt.tsx';
import { useLeaveWhenDone } from '../../../server-state/use-leave-when-done.ts';
import { useBankDetails, useViewer } from '../../../viewer/use-viewer.ts';
import { OrderCreated, useCreatedOrder } from '../order-created.tsx';
import { useRedirect } from '../use-redirect.ts';
import { CreateOrderDialog } from './create-order-dialog.tsx';
import styles from '../orders.module.css';

const CHARGE = `${CHARGE_RATE_TEXT} (at most ${formatNaira(CHARGE_CAP)}) + VAT of it`;
/** Values of the search parameter that opens a form at once. */
const SIDES = new Map<string | null, Side>([
  ['buy', 'buyer'],
  ['sell', 'seller'],
]);

export function CreateOrderPage() {
  const viewer = useViewer();
  const { productName } = useConfig();
  const navigate = useNavigate();
  const leave = useLeaveWhenDone();
  const [side, setSide] = useState<Side | null>(null);
  const created = useCreatedOrder();
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
        subtitle="The money is held until the buyer confirms receipt."
        back={PATHS.overview}
      />
      {viewer.profileCompleted === false && <SetupPrompt missing="profile">{PROFILE_NEEDED}</SetupPrompt>}
      <div className={styles['choices']}>
        <Choice icon="tag" label="I am Selling" onPress={() => setSide('seller')}>
          You ask for money. You pay {CHARGE}.
        </Choice>
        <Choice icon="cart" label="I am Buying" onPress={() => setSide('buyer')}>
          You pay the price + {CHARGE}. {productName} holds it.
        </Choice>
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

interface ChoiceProps {
  icon: IconName;
  label: string;
  onPress: () => void;
  /** What it means. */
  children: ReactNode;
}

function Choice({ icon, label, onPress, children }: ChoiceProps) {
  const id = useId();
  return (
    <div className={classNames('framed', styles['choice'])}>
      <Icon name={icon} size={40} />
      <button type="button" aria-describedby={id} onClick={onPress}>
        {label}
      </button>
      <p id={id} className="soft">
        {children}
      </p>
    </div>
  );
}
