const PAYMENT_METHODS = ['BankTransfer', 'Card', 'Wallet', 'USSD'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const PAYMENT_METHOD_LABELS: Record<PaymentMethod, string> = {
  BankTransfer: 'Bank Transfer',
  Card: 'Card',
  Wallet: 'Wallet',
  USSD: 'USSD',
};

/** Choices of the payment page in order. Only bank transfer is available yet. */
export const PAYMENT_CHOICES = PAYMENT_METHODS.map((method) => ({
  method,
  label: PAYMENT_METHOD_LABELS[method],
  isComingSoon: method !== 'BankTransfer',
}));

export function paymentMethodProblem(method: string | null | undefined): string | null {
  if (method === null || method === undefined || method === '') return 'Please select a payment method';
  return method === 'BankTransfer' ? null : 'Invalid payment method selected';
}
