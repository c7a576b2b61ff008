export const PAYMENT_METHODS = ['BankTransfer', 'Card', 'Wallet', 'USSD'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** §2, as people read them. */
export const PAYMENT_METHOD_LABELS: Record<PaymentMethod, string> = {
  BankTransfer: 'Bank Transfer',
  Card: 'Card',
  Wallet: 'Wallet',
  USSD: 'USSD',
};

/** §2: in this order; all but the bank transfer are shown as Coming Soon and disabled. */
export const PAYMENT_CHOICES = PAYMENT_METHODS.map((method) => ({
  method,
  label: PAYMENT_METHOD_LABELS[method],
  isComingSoon: method !== 'BankTransfer',
}));

/** §8. */
export const PAYMENT_METHOD_REQUIRED = 'Please select a payment method';
export const PAYMENT_METHOD_INVALID = 'Invalid payment method selected';

/** Why payment cannot start by this method, or null. */
export function paymentMethodProblem(method: string | null | undefined): string | null {
  if (method === null || method === undefined || method === '') return PAYMENT_METHOD_REQUIRED;
  return method === 'BankTransfer' ? null : PAYMENT_METHOD_INVALID;
}
