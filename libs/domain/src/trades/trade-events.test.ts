import { describe, expect, test } from 'vitest';
import { kobo } from '../money/kobo.ts';
import { type TradeEvent, type TradeViewer, returnedTransferText, tradeEventText } from './trade-events.ts';

const BUYER: TradeViewer = { side: 'buyer', otherName: 'Chidi Okeke' };
const SELLER: TradeViewer = { side: 'seller', otherName: 'Ada Obi' };

test.each<[TradeEvent, string, string]>([
  [{ kind: 'created', by: 'buyer' }, 'You created the order', 'Ada Obi created the order'],
  [{ kind: 'approved', by: 'seller' }, 'Chidi Okeke approved the order', 'You approved the order'],
  [
    { kind: 'accountMade', by: 'buyer' },
    'You got an account to pay into',
    'Ada Obi got an account to pay into',
  ],
  [
    { kind: 'accountExpired', by: 'system' },
    'The account to pay into expired',
    'The account to pay into expired',
  ],
  [{ kind: 'paid', by: 'buyer', amount: 51_881.25 }, 'You paid ₦51,881.25', 'Ada Obi paid ₦51,881.25'],
  [{ kind: 'paid', by: 'system' }, 'The payment arrived', 'The payment arrived'],
  [{ kind: 'shipped', by: 'seller' }, 'Chidi Okeke shipped the goods', 'You shipped the goods'],
  [{ kind: 'received', by: 'buyer' }, 'You confirmed receipt', 'Ada Obi confirmed receipt'],
  [{ kind: 'settled', by: 'system', amount: 48_118.75 }, 'The seller was paid', 'You were paid ₦48,118.75'],
  [{ kind: 'settled', by: 'system' }, 'The seller was paid', 'You were paid'],
  [{ kind: 'disputed', by: 'buyer' }, 'You lodged a dispute', 'Ada Obi lodged a dispute'],
  [
    { kind: 'disputeCancelled', by: 'support' },
    'Support cancelled the dispute',
    'Support cancelled the dispute',
  ],
  [{ kind: 'cancelled', by: 'system' }, 'The order was cancelled', 'The order was cancelled'],
  [{ kind: 'rejected', by: 'seller' }, 'Chidi Okeke rejected the order', 'You rejected the order'],
])('event %j reads as agreed for each party', (event, buyer, seller) => {
  expect(tradeEventText(event, BUYER)).toBe(buyer);
  expect(tradeEventText(event, SELLER)).toBe(seller);
});

const decided = (given: Partial<TradeEvent>) =>
  tradeEventText({ kind: 'decided', by: 'support', ...given }, BUYER);

test('a decision: names its side if known', () => {
  expect(decided({ reason: 'forBuyer', amount: 100 })).toBe(
    'Support decided for the buyer: ₦100.00 was refunded',
  );
  expect(decided({ reason: 'forBuyer' })).toBe('Support decided for the buyer');
  expect(decided({ reason: 'forSeller' })).toBe('Support decided for the seller');
  expect(decided({})).toBe('Support decided the dispute');
});

test('a step that the contract does not have is not shown', () => {
  const kind = 'teleported' as 'created' & 'paid';
  expect(tradeEventText({ kind, by: 'buyer' }, BUYER)).toBeNull();
});

describe('a returned transfer', () => {
  const returned = (given: Partial<TradeEvent>): TradeEvent => ({
    kind: 'transferReturned',
    by: 'system',
    ...given,
  });
  const DUE = kobo(5_188_125);

  test.each([
    [
      { reason: 'tooLate', amount: 500 },
      '₦500.00 came too late and was returned',
      'You sent ₦500.00 too late: the account was no longer open. It was returned to you.',
      'Ada Obi sent ₦500.00 too late: the account was no longer open. It was returned to Ada Obi. You owe nothing.',
    ],
    [
      { reason: 'tooLittle', amount: 500 },
      '₦500.00 came, less than was due, and was returned',
      'You sent ₦500.00 instead of ₦51,881.25. It was returned to you.',
      'Ada Obi sent ₦500.00 instead of ₦51,881.25. It was returned to Ada Obi. You owe nothing.',
    ],
    [
      { reason: 'tooMuch', amount: 500 },
      'A surplus of ₦500.00 was returned',
      'You sent ₦500.00 more than was due. It was returned to you.',
      'Ada Obi sent ₦500.00 more than was due. It was returned to Ada Obi. You owe nothing.',
    ],
    [
      {},
      'A transfer was returned',
      'You sent money. It was returned to you.',
      'Ada Obi sent money. It was returned to Ada Obi. You owe nothing.',
    ],
    [
      { reason: 'tooMuch' },
      'A surplus was returned',
      'You sent more than was due. It was returned to you.',
      'Ada Obi sent more than was due. It was returned to Ada Obi. You owe nothing.',
    ],
  ] as const)('returned transfer %j: the line, and what each party reads', (given, line, buyer, seller) => {
    expect(tradeEventText(returned(given), BUYER)).toBe(line);
    expect(returnedTransferText(returned(given), BUYER, DUE)).toBe(buyer);
    expect(returnedTransferText(returned(given), SELLER, DUE)).toBe(seller);
  });

  test('a transfer that was too small names the amount due only if certain', () => {
    expect(returnedTransferText(returned({ reason: 'tooLittle', amount: 500 }), SELLER, null)).toBe(
      'Ada Obi sent ₦500.00, less than was due. It was returned to Ada Obi. You owe nothing.',
    );
  });
});
