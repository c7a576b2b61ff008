/** A step that the viewer has just completed, handed to the overview in the navigation state. */
export interface DeliveryResult {
  readonly event: 'markShipped' | 'confirmReceipt';
  readonly transactionId: string;
  readonly orderId: string;
}

export function deliveryResultState(deliveryResult: DeliveryResult) {
  return { deliveryResult };
}

/** Null if the state of the navigation has none. */
export function deliveryResultOf(state: unknown): DeliveryResult | null {
  const { deliveryResult = null } = (state ?? {}) as Partial<ReturnType<typeof deliveryResultState>>;
  return deliveryResult;
}
