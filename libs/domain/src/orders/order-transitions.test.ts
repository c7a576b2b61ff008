import { describe, expect, test } from 'vitest';
import { DONE_BY, ORDER_TRANSITIONS, orderTransition, ORDER_STATUSES } from './order-transitions.ts';

/** The agreed table, written by hand: from, event, role, to, new transaction status. */
const DECIDED = `
  -               create               buyer   Pending             -
  -               create               seller  Pending             -
  -               create               seller  Approved            -
  Pending         setDeliveryDate  seller  Approved            -
  Pending         approve              seller  Approved            -
  Pending         reject               seller  Rejected            -
  Approved        reject               seller  Rejected            -
  AwaitingPayment reject               seller  Rejected            Cancelled
  OpenTransaction reject               seller  Rejected            Cancelled
  Pending         cancel               buyer   Cancelled           -
  Approved        cancel               buyer   Cancelled           -
  AwaitingPayment cancel               buyer   Cancelled           Cancelled
  OpenTransaction cancel               buyer   Cancelled           Cancelled
  Approved        initiatePayment      buyer   OpenTransaction     Pending
  AwaitingPayment initiatePayment      buyer   OpenTransaction     Pending
  OpenTransaction initiatePayment      buyer   OpenTransaction     -
  OpenTransaction expireAccount        system  AwaitingPayment     AccountExpired
  OpenTransaction receiveFullTransfer  system  Paid                Paid
  OpenTransaction receiveShortTransfer system  OpenTransaction     -
  Paid            markShipped          seller  Shipped             -
  Shipped         confirmReceipt       buyer   Delivered           Delivered
  Delivered       settle               system  Completed           Completed
  Paid            lodgeDispute         buyer   InDispute           DisputedOrder
  Shipped         lodgeDispute         buyer   InDispute           DisputedOrder
  InDispute       cancelDispute        buyer   statusBeforeDispute Paid
  InDispute       resolveForSeller     support Delivered           Delivered
  InDispute       resolveForBuyer      support Close               Cancelled
`;

describe("the table of the order's life", () => {
  test('table of transitions has exactly the agreed rows', () => {
    const decided = DECIDED.trim()
      .split('\n')
      .map((line) => line.trim().split(/ +/).join(' '));
    const rows = ORDER_TRANSITIONS.map(
      ({ from, event, who, to, transaction }) => `${from ?? '-'} ${event} ${who} ${to} ${transaction ?? '-'}`,
    );

    expect(rows.toSorted()).toEqual(decided.toSorted());
  });

  test('every step to Approved needs the delivery date and bank details', () => {
    const approvals = ORDER_TRANSITIONS.filter(({ to }) => to === 'Approved');

    expect(approvals).toHaveLength(3);
    for (const { needs } of approvals)
      expect(needs).toEqual(expect.arrayContaining(['bankDetails', 'deliveryDate']));
  });

  test('every event has a transition, and every status can be reached', () => {
    const reached = new Set(ORDER_TRANSITIONS.map(({ to }) => to));
    const used = new Set(ORDER_TRANSITIONS.map(({ event }) => event));

    expect(used).toEqual(new Set(['create', ...Object.keys(DONE_BY)]));
    for (const status of ORDER_STATUSES) expect(reached).toContain(status);
  });

  test('a pair of status and event that is not listed has no transition', () => {
    expect(orderTransition('Paid', 'cancel')).toBeUndefined();
    expect(orderTransition('Paid', 'markShipped')?.to).toBe('Shipped');
  });
});
