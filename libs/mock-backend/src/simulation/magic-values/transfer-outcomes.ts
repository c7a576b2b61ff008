/** Transfers that the buyer's bank can send to any temporary account, and their outcome. */
export const TRANSFER_OUTCOMES = [
  {
    value: 'a transfer of less than is due',
    example: 'the amount minus 1',
    outcome: 'returned in full; the buyer is notified of both amounts',
  },
  {
    value: 'a transfer of more',
    example: 'the amount plus 1',
    outcome: 'the order is paid, the surplus goes back',
  },
  {
    value: 'a transfer to an expired, closed or paid account',
    example: 'the same account a second time',
    outcome: 'returned in full; both parties are notified',
  },
  { value: 'the same bank reference twice', example: 'BANK-1', outcome: 'one credit' },
] as const;
