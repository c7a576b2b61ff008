import type { Bank } from '@amana/api/contract';

const BANKS: readonly (readonly [code: string, name: string])[] = [
  ['044', 'Access Bank'],
  ['023', 'Citibank Nigeria'],
  ['050', 'Ecobank Nigeria'],
  ['070', 'Fidelity Bank'],
  ['011', 'First Bank of Nigeria'],
  ['214', 'First City Monument Bank'],
  ['00103', 'Globus Bank'],
  ['058', 'Guaranty Trust Bank'],
  ['030', 'Heritage Bank'],
  ['301', 'Jaiz Bank'],
  ['082', 'Keystone Bank'],
  ['50211', 'Kuda Bank'],
  ['303', 'Lotus Bank'],
  ['50515', 'Moniepoint MFB'],
  ['999992', 'OPay'],
  ['107', 'Optimus Bank'],
  ['999991', 'PalmPay'],
  ['104', 'Parallex Bank'],
  ['076', 'Polaris Bank'],
  ['105', 'PremiumTrust Bank'],
  ['101', 'Providus Bank'],
  ['106', 'Signature Bank'],
  ['221', 'Stanbic IBTC Bank'],
  ['068', 'Standard Chartered Bank'],
  ['232', 'Sterling Bank'],
  ['100', 'Suntrust Bank'],
  ['302', 'TAJ Bank'],
  ['102', 'Titan Trust Bank'],
  ['032', 'Union Bank of Nigeria'],
  ['033', 'United Bank for Africa'],
  ['215', 'Unity Bank'],
  ['035', 'Wema Bank'],
  ['057', 'Zenith Bank'],
];

export const BANK_LIST: readonly Bank[] = BANKS.map(([code, name]) => ({
  id: `b0000000-0000-4000-8000-${code.padStart(12, '0')}`,
  name,
  code,
}));

export function bankByCode(code: string): Bank | undefined {
  return BANK_LIST.find((bank) => bank.code === code);
}

export function bankById(id: string): Bank | undefined {
  return BANK_LIST.find((bank) => bank.id === id);
}
