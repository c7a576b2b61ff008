/** Numbers of withdrawal accounts that begin so decide what Resolve answers. */
export const ACCOUNT_PREFIXES = {
  notFound: { prefix: '000', outcome: 'the bank does not know it (404)' },
  nameMismatch: { prefix: '111', outcome: 'another person’s name, never that of who asks' },
  slow: { prefix: '222', outcome: 'the right answer after four seconds' },
  bankDown: { prefix: '333', outcome: 'the bank cannot be reached (400)' },
  own: { prefix: '444', outcome: 'the name of who asks' },
} as const;
