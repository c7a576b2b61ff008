import { type InferType, object, string } from 'yup';
import { navigationState } from '../../shared/navigation-state.ts';

const DELIVERY_RESULT = object({
  event: string().oneOf(['markShipped', 'confirmReceipt']).defined(),
  transactionId: string().defined(),
  orderId: string().defined(),
});

/** A step that the viewer has just completed, handed to the overview. */
export type DeliveryResult = InferType<typeof DELIVERY_RESULT>;

export const useDeliveryResult = navigationState('deliveryResult', DELIVERY_RESULT, { isReadOnce: true });
