/** Something to type that makes a rare outcome repeatable. */
export interface MagicValue {
  readonly where: string;
  readonly value: string;
  readonly outcome: string;
  /** Ready to paste. */
  readonly example: string | null;
}

export const MAGIC_VALUES: readonly MagicValue[] = [
  {
    where: 'Withdrawal account',
    value: 'begins with 000',
    outcome: 'the bank does not know it',
    example: '0001234567',
  },
  {
    where: 'Withdrawal account',
    value: 'begins with 111',
    outcome: 'another person’s name',
    example: '1111234567',
  },
  {
    where: 'Withdrawal account',
    value: 'begins with 222',
    outcome: 'the right answer after four seconds',
    example: '2221234567',
  },
  {
    where: 'Withdrawal account',
    value: 'begins with 333',
    outcome: 'the bank cannot be reached',
    example: '3331234567',
  },
  { where: 'Withdrawal account', value: 'begins with 444', outcome: 'your own name', example: '4441234567' },
  { where: 'Transfer', value: 'less than is due', outcome: 'returned in full', example: null },
  {
    where: 'Transfer',
    value: 'more than is due',
    outcome: 'paid, and the surplus goes back',
    example: null,
  },
  {
    where: 'Transfer',
    value: 'after the account expired',
    outcome: 'returned; both sides are told',
    example: null,
  },
  { where: 'Transfer', value: 'the same reference twice', outcome: 'one credit', example: null },
  {
    where: 'Sign-in',
    value: 'a wrong password ten times',
    outcome: 'a rest of one minute',
    example: null,
  },
];
