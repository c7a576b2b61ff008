import { type OrderStatus, ORDER_STATUSES } from '@amana/domain';
import type { PersonaId } from '@amana/mock-lab';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';
import { tradeAt } from '../../testing/trade-at.ts';
import { withText } from '../../testing/with-text.ts';

const ACTIONS = [
  'Approve Order',
  'Cancel Order',
  'Pay Now',
  'View Account',
  'Cancel Transaction',
  'Confirm Delivery',
  'Product Received',
  'Lodge Dispute',
];

/** '+' is an enabled button, '-' a disabled one with its reason, in page order. */
function shownActions(): string[] {
  const panel = within(screen.getByRole('region', { name: 'What happens now' }));
  return panel
    .getAllByRole('button')
    .filter(({ textContent }) => ACTIONS.includes(textContent))
    .map((button) => {
      const reasonId = button.getAttribute('aria-describedby') ?? '';
      const reason = document.getElementById(reasonId)?.textContent ?? '';
      return button.ariaDisabled === 'true'
        ? `- ${button.textContent}: ${reason}`
        : `+ ${button.textContent}`;
    });
}

interface Shown {
  readonly orderBuyer: readonly string[];
  readonly orderSeller: readonly string[];
  readonly manageBuyer: readonly string[];
  readonly manageSeller: readonly string[];
}

function nothing(reason: string, manageReason = reason): Shown {
  return {
    orderBuyer: [`- Pay Now: ${reason}`, `- Cancel Transaction: ${reason}`],
    orderSeller: [`- Approve Order: ${reason}`, `- Cancel Order: ${reason}`],
    manageBuyer: [`- Product Received: ${manageReason}`, `- Lodge Dispute: ${manageReason}`],
    manageSeller: [`- Confirm Delivery: ${manageReason}`],
  };
}

const NOT_PAID = 'not paid yet';

function unpaid(pay: string): Shown {
  return {
    orderBuyer: [`+ ${pay}`, '+ Cancel Transaction'],
    orderSeller: ['+ Cancel Order', '- Approve Order: already approved'],
    manageBuyer: [`+ ${pay}`, `- Product Received: ${NOT_PAID}`, `- Lodge Dispute: ${NOT_PAID}`],
    manageSeller: [`- Confirm Delivery: ${NOT_PAID}`],
  };
}

/** Written by hand, by status of an order that the buyer created; both parties have bank details. */
const TABLE: Record<OrderStatus, Shown> = {
  Pending: {
    ...nothing(''),
    orderBuyer: ['+ Cancel Transaction', '- Pay Now: not approved yet'],
    orderSeller: ['+ Approve Order', '+ Cancel Order'],
  },
  Approved: unpaid('Pay Now'),
  AwaitingPayment: unpaid('Pay Now'),
  OpenTransaction: unpaid('View Account'),
  Paid: {
    orderBuyer: [
      '- Product Received: not shipped yet',
      '- Pay Now: already paid',
      '- Cancel Transaction: already paid',
    ],
    orderSeller: ['+ Confirm Delivery', '- Approve Order: already paid', '- Cancel Order: already paid'],
    manageBuyer: ['+ Lodge Dispute', '- Product Received: not shipped yet'],
    manageSeller: ['+ Confirm Delivery'],
  },
  Shipped: {
    ...nothing('already shipped'),
    orderBuyer: ['+ Product Received', '- Pay Now: already shipped', '- Cancel Transaction: already shipped'],
    orderSeller: [
      '- Confirm Delivery: already shipped',
      '- Approve Order: already shipped',
      '- Cancel Order: already shipped',
    ],
    manageBuyer: ['+ Product Received', '+ Lodge Dispute'],
  },
  Delivered: {
    ...nothing('already delivered'),
    manageSeller: ['- Confirm Delivery: already delivered'],
  },
  Completed: nothing('already completed', 'already completed'),
  InDispute: nothing('in dispute'),
  Rejected: nothing('already rejected'),
  Cancelled: nothing('already cancelled'),
  Close: nothing('closed'),
};

const WITHOUT_TRANSACTION: readonly OrderStatus[] = ['Pending', 'Approved'];

describe.each(ORDER_STATUSES)('an order that is %s', (status) => {
  test.each<[PersonaId, 'Buyer' | 'Seller']>([
    ['ada', 'Buyer'],
    ['chidi', 'Seller'],
  ])('shows %s, the %s, what can be done, and why the rest cannot', async (as, party) => {
    const { backend, trade } = await tradeAt(status);
    const { goTo } = await openApp(`/dashboard/orders/${trade.orderId}`, { as, backend });
    await screen.findByRole('heading', { name: 'Pending Order' });
    await screen.findAllByRole('button', { name: party === 'Buyer' ? 'Cancel Transaction' : 'Cancel Order' });
    expect(shownActions()).toEqual(TABLE[status][`order${party}`]);
    if (WITHOUT_TRANSACTION.includes(status)) return;

    await goTo(`/dashboard/manage-transactions/${await trade.transactionId()}`);
    await screen.findByRole('heading', { name: 'Manage Transaction' });

    expect(shownActions()).toEqual(TABLE[status][`manage${party}`]);
  });
});

describe.each<[PersonaId, 'Buyer' | 'Seller']>([
  ['ada', 'Buyer'],
  ['chidi', 'Seller'],
])('a status that the app does not know, for %s, the %s', (as, party) => {
  const disabled = nothing('This app does not know this status, so nothing can be done here');

  test('allows nothing on the page of the order', async () => {
    const { backend, trade } = await tradeAt('Approved');
    const { goTo, intercept } = await openApp('/dashboard/settings', { as, backend });
    intercept(withText('/Order/GetById/', '"orderStatus":"Approved"', '"orderStatus":"EscrowHold"'));
    await goTo(`/dashboard/orders/${trade.orderId}`);
    await screen.findByText('Escrow Hold');

    expect(shownActions()).toEqual(disabled[`order${party}`]);
  });

  test.each(['orderStatus', 'transactionStatus'])(
    'allows nothing on Manage Transaction: %s',
    async (field) => {
      const { backend, transactionId } = await tradeAt('Paid');
      const { goTo, intercept } = await openApp('/dashboard/settings', { as, backend });
      intercept(withText('/Transaction/GetById/', `"${field}":"Paid"`, `"${field}":"EscrowHold"`));
      await goTo(`/dashboard/manage-transactions/${transactionId}`);
      await screen.findByText('Escrow Hold');

      expect(shownActions()).toEqual(disabled[`manage${party}`]);
    },
  );
});
