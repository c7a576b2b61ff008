import type { ControlModels } from '@amana/api/contract';
import { ACCOUNT_PREFIXES } from './account-prefixes.ts';
import { MAIL_TAGS } from './mail-tags.ts';
import { PAYMENT_ENDINGS } from './payment-endings.ts';
import { TRANSFER_OUTCOMES } from './transfer-outcomes.ts';

/** Every magic value, listed from the data that the simulation reads. */
export const MAGIC_VALUES: readonly ControlModels.MagicValue[] = [
  ...Object.values(ACCOUNT_PREFIXES).map(({ prefix, outcome }) => ({
    kind: 'account-number' as const,
    value: `a withdrawal account beginning ${prefix}`,
    example: `${prefix}2345678`,
    outcome,
  })),
  ...Object.values(PAYMENT_ENDINGS).map(({ ending, outcome }) => ({
    kind: 'amount' as const,
    value: `an order of an amount ending ${ending}`,
    example: `50${ending}`,
    outcome,
  })),
  ...Object.values(MAIL_TAGS).map(({ tag, outcome }) => ({
    kind: 'e-mail' as const,
    value: `an e-mail address with +${tag}`,
    example: `kemi+${tag}@example.test`,
    outcome,
  })),
  ...TRANSFER_OUTCOMES.map((transfer) => ({ kind: 'transfer' as const, ...transfer })),
];
