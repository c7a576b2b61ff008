/** A step that the viewer has just completed, handed to the overview in the navigation state. */
export interface DeliveryResult {
  readonly event: 'markShipped' | 'confirmReceipt';
  readonly transactionId: string;
  readonly orderId: string;
}

interface DeliveryResultState {
  readonly deliveryResult: DeliveryResult;
}

export function deliveryResultState(deliveryResult: DeliveryResult): DeliveryResultState {
  return { deliveryResult };
}

export function isDeliveryResultState(state: unknown): state is DeliveryResultState {
  const { event, transactionId, orderId } =
    (state as Partial<DeliveryResultState> | null)?.deliveryResult ?? {};
  return (
    (event === 'markShipped' || event === 'confirmReceipt') &&
    typeof transactionId === 'string' &&
    typeof orderId === 'string'
  );
}
