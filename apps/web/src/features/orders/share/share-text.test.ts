import { expect, test } from 'vitest';
import { shareText } from './share-text.ts';

const TRADE = { sender: 'Ada Obi', productName: 'Amana', amount: 50_000, description: 'Leather sandals' };

test.each([
  [
    'buyer',
    'This is Ada Obi. I want to buy “Leather sandals” for ₦50,000.00 from you through Amana. I pay Amana, which holds the money until I confirm receipt. The order and its charges:',
  ],
  [
    'seller',
    'This is Ada Obi. I am selling you “Leather sandals” for ₦50,000.00 through Amana. You pay Amana, which holds the money until you confirm receipt. The order and its charges:',
  ],
] as const)('share text: written for the side of the sender, %s', (side, text) => {
  expect(shareText({ ...TRADE, side })).toBe(text);
});

test('share text: leaves out an unreadable price and an unknown sender', () => {
  const text = shareText({ ...TRADE, side: 'seller', sender: '', amount: Number.NaN });

  expect(text).toMatch(/^I am selling you “Leather sandals” through Amana\. /);
});

test('share text: a long description is one short line', () => {
  const text = shareText({ ...TRADE, side: 'buyer', description: 'Six chairs\n\u202e in oak, '.repeat(20) });

  const [, item = ''] = /“(.*)”/.exec(text) ?? [];
  expect(item).toMatch(/^Six chairs in oak, Six chairs in oak, .*…$/);
  expect(item.length).toBeLessThanOrEqual(80);
});
