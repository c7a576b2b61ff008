/** The first digits of a withdrawal account's number that decide the answer to Resolve. */
export const ACCOUNT_PREFIXES = {
  notFound: { prefix: '000', outcome: 'the bank does not know it (404)' },
  nameMismatch: { prefix: '111', outcome: 'another person’s name, never the caller’s' },
  slow: { prefix: '222', outcome: 'the right answer after four seconds' },
  bankDown: { prefix: '333', outcome: 'the bank cannot be reached (400)' },
  own: { prefix: '444', outcome: 'the caller’s name' },
} as const;
