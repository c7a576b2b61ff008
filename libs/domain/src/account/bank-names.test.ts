import { expect, test } from 'vitest';
import { findBanks } from './bank-names.ts';

const BANKS = [
  'Access Bank',
  'Ecobank Nigeria',
  'First Bank of Nigeria',
  'First City Monument Bank',
  'Guaranty Trust Bank',
  'PremiumTrust Bank',
  'Stanbic IBTC Bank',
  'Union Bank of Nigeria',
  'United Bank for Africa',
  'Wema Bank',
  'Zenith Bank',
].map((name) => ({ name }));

test.each([
  ['GTB', 'Guaranty Trust Bank'],
  ['GT Bank', 'Guaranty Trust Bank'],
  ['U.B.A.', 'United Bank for Africa'],
  ['FCMB', 'First City Monument Bank'],
  ['fcm', 'First City Monument Bank'],
  ['first bank', 'First Bank of Nigeria'],
  ['  zenith   bank PLC', 'Zenith Bank'],
  ['Zénith', 'Zenith Bank'],
  ['ＺＥＮＩＴＨ', 'Zenith Bank'],
  ['nith', 'Zenith Bank'],
  ['Eco bank', 'Ecobank Nigeria'],
  ['premium trust', 'PremiumTrust Bank'],
  ['alat', 'Wema Bank'],
])('bank search: %s finds %s alone', (text, bank) => {
  expect(findBanks(BANKS, text)).toEqual([{ name: bank }]);
});

test('bank search: no text finds every bank, an unknown one none', () => {
  expect(findBanks(BANKS, '  ')).toEqual(BANKS);
  expect(findBanks(BANKS, 'nowhere')).toEqual([]);
});

test('bank search: the full name finds a bank listed by its short one', () => {
  const short = ['GTBank Plc', 'Zenith Bank Plc'].map((name) => ({ name }));

  expect(findBanks(short, 'guaranty trust')).toEqual([{ name: 'GTBank Plc' }]);
});
