import type { LedgerEntry } from '@amana/api/control';
import { expect, test } from 'vitest';
import { moneyPlaces } from './money-picture.tsx';

function entry(credit: string, debit: string, amount: number): LedgerEntry {
  return { id: '1', at: '2026-03-02T09:00:00.000Z', orderId: 'o', credit, debit, amount, memo: '' };
}

test('all that was sent is somewhere, to the kobo', () => {
  const { sent, places } = moneyPlaces([
    entry('buyers-banks', 'clearing', 150.25),
    entry('clearing', 'escrow', 100.1),
    entry('clearing', 'buyers-banks', 50.15),
    entry('escrow', 'sellers-banks', 90),
    entry('escrow', 'platform', 10),
    entry('escrow', 'tax', 0.1),
    entry('buyers-banks', 'clearing', 7),
  ]);

  expect(sent).toBe(15_725);
  expect(places).toEqual({
    returned: 5_015,
    held: 700,
    seller: 9_000,
    charges: 1_000,
    vat: 10,
  });
});
