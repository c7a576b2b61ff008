import type { ControlModels } from '@amana/api/contract';
import { ACCOUNT_PREFIXES } from './account-prefixes.ts';

/** The cheat sheet: everything that makes a rare outcome repeatable, told from what the code itself goes by. */
export const MAGIC_VALUES: readonly ControlModels.MagicValue[] = Object.values(ACCOUNT_PREFIXES).map(
  ({ prefix, outcome }) => ({
    kind: 'account-number',
    value: `a bank account number beginning ${prefix}`,
    example: `${prefix}2345678`,
    outcome,
  }),
);
