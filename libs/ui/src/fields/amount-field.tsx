import { AMOUNT_INPUT, CURRENCY_SIGN } from '@amana/domain';
import { type DigitFieldProps, DigitField } from './digit-field.tsx';

/** Accepts whole Naira, adds thousands separators, and names the characters that it ignores. */
export function AmountField(props: Omit<DigitFieldProps, 'rule' | 'prefix'>) {
  return <DigitField autoComplete="off" {...props} rule={AMOUNT_INPUT} prefix={CURRENCY_SIGN} />;
}
