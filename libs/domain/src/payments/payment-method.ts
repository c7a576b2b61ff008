export const PAYMENT_METHOD_LABELS = {
  BankTransfer: 'Bank Transfer',
  Card: 'Card',
  Wallet: 'Wallet',
  USSD: 'USSD',
} as const;

export type PaymentMethod = keyof typeof PAYMENT_METHOD_LABELS;

/** Choices of the payment page in order. Only bank transfer is available yet. */
export const PAYMENT_CHOICES = (Object.keys(PAYMENT_METHOD_LABELS) as PaymentMethod[]).map((method) => ({
  method,
  label: PAYMENT_METHOD_LABELS[method],
  isComingSoon: method !== 'BankTransfer',
}));

export function paymentMethodProblem(method: string | null | undefined): string | null {
  if (!method) return 'Please select a payment method';
  return method === 'BankTransfer' ? null : 'Invalid payment method selected';
}
