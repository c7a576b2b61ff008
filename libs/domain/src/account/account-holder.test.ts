import { expect, test } from 'vitest';
import { mayBeHolder } from './account-holder.ts';

test.each([
  ['ADA OBI', 'Ada Obi', true],
  ['OBI ADA CHIOMA', 'Ada Obi', true],
  ['OKE-BAKARE SADE', 'Sade Bakare', true],
  ['ADÉBÁYỌ̀ TÚNDÉ', 'Tunde Bello', true],
  ['ADA OBI', 'Sade Bakare', false],
  ['A. OBI', 'A. Bakare', false],
  ['', 'Sade Bakare', true],
  ['ADA OBI', '', true],
])('the account of %s may be that of %s: %s', (accountName, personName, expected) => {
  expect(mayBeHolder(accountName, personName)).toBe(expected);
});
