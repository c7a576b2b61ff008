import { expect, test } from 'vitest';
import { statusColour, statusLabel } from './status-colours.ts';

test.each([
  ['Completed', 'green'],
  ['Paid', 'green'],
  ['Failed', 'red'],
  ['Cancelled', 'red'],
  ['AccountExpired', 'red'],
  ['Rejected', 'red'],
  ['Approved', 'blue'],
  ['Shipped', 'blue'],
  ['Delivered', 'purple'],
  ['InDispute', 'orange'],
  ['Pending', 'yellow'],
  ['AwaitingPayment', 'yellow'],
  ['OpenTransaction', 'yellow'],
  ['Close', 'yellow'],
  ['DisputedOrder', 'orange'],
  ['ProcessingSettlement', 'yellow'],
  ['Settling', 'yellow'],
  ['Open', 'yellow'],
  ['ResolvedForBuyer', 'yellow'],
  ['ResolvedForSeller', 'yellow'],
  ['constructor', 'yellow'],
  ['EscrowHold', 'yellow'],
  [null, 'yellow'],
])('badge of the status %s is %s', (status, colour) => {
  expect(statusColour(status)).toBe(colour);
});

test.each([
  ['Paid', 'Paid'],
  ['AwaitingPayment', 'Awaiting Payment'],
  ['InDispute', 'In Dispute'],
  ['DisputedOrder', 'In Dispute'],
  ['', 'Pending'],
  [null, 'Pending'],
  ['EscrowHold', 'Escrow Hold'],
  ['3', '3'],
])('badge of the status %s reads %s', (status, label) => {
  expect(statusLabel(status)).toBe(label);
});
