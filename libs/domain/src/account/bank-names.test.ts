import { expect, test } from 'vitest';
import { bankNamed, indexBanks, matchingBanks } from './bank-names.ts';

const BANKS = [
  'Access Bank',
  'Ecobank Nigeria',
  'First Bank of Nigeria',
  'First City Monument Bank',
  'Guaranty Trust Bank',
  'OPay',
  'PremiumTrust Bank',
  'Stanbic IBTC Bank',
  'Union Bank of Nigeria',
  'United Bank for Africa',
  'Unity Bank',
  'Wema Bank',
  'Zenith Bank',
].map((label) => ({ label }));

const found = (text: string, banks = BANKS) =>
  matchingBanks(indexBanks(banks), text).map(({ label }) => label);

test.each([
  ['GTB', 'Guaranty Trust Bank'],
  ['gtbank', 'Guaranty Trust Bank'],
  ['GT Bank', 'Guaranty Trust Bank'],
  ['trust guaranty', 'Guaranty Trust Bank'],
  ['UBA', 'United Bank for Africa'],
  ['U.B.A.', 'United Bank for Africa'],
  ['FCMB', 'First City Monument Bank'],
  ['FirstBank', 'First Bank of Nigeria'],
  ['FBN', 'First Bank of Nigeria'],
  ['Zenith Bank PLC', 'Zenith Bank'],
  ['  zenith   bank ', 'Zenith Bank'],
  ['Zénith', 'Zenith Bank'],
  ['ＺＥＮＩＴＨ', 'Zenith Bank'],
  ['nith', 'Zenith Bank'],
  ['Eco bank', 'Ecobank Nigeria'],
  ['premium trust', 'PremiumTrust Bank'],
  ['alat', 'Wema Bank'],
  ['paycom', 'OPay'],
])('%s finds %s alone', (text, bank) => {
  expect(found(text)).toEqual([bank]);
});

test('an exact name comes first', () => {
  expect(found('first bank')).toEqual(['First Bank of Nigeria', 'First City Monument Bank']);
  expect(found('nigeria')).toEqual(['Ecobank Nigeria', 'First Bank of Nigeria', 'Union Bank of Nigeria']);
  expect(found('united bank f')).toEqual(['United Bank for Africa']);
  expect(found('nowhere')).toEqual([]);
});

test('no text finds every bank', () => {
  expect(found('  ')).toHaveLength(BANKS.length);
});

test('a list with the short name is found by the full one', () => {
  const short = ['GTBank Plc', 'Zenith Bank Plc'].map((label) => ({ label }));
  expect(found('guaranty trust', short)).toEqual(['GTBank Plc']);
  expect(found('UBA', short)).toEqual([]);
});

test.each([
  ['gtb', 'Guaranty Trust Bank'],
  ['Zenith Bank plc', 'Zenith Bank'],
  ['zenith', undefined],
  ['', undefined],
])('the bank named %s is %s', (text, bank) => {
  expect(bankNamed(indexBanks(BANKS), text)?.label).toBe(bank);
});
