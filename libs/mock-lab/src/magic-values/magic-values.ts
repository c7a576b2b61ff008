import type { BankOutcomeOf } from '@amana/mock-backend';

/** The first digits of a withdrawal account that select what its bank answers. */
const ACCOUNT_PREFIXES: Readonly<Record<string, ReturnType<BankOutcomeOf>>> = {
  '000': 'notFound',
  '111': 'nameMismatch',
  '222': 'slow',
  '333': 'bankDown',
  '444': 'own',
};

export const bankOutcomeOf: BankOutcomeOf = (accountNumber) => ACCOUNT_PREFIXES[accountNumber.slice(0, 3)];
