import type { Order } from '@amana/api';
import {
  type Action,
  type OrderStatus,
  type Side,
  ORDER_STATUSES,
  figuresFromAnswer,
  orderActions,
  shortReason,
} from '@amana/domain';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';
import { tradeAt } from '../../../testing/trade-at.ts';
import { OrderButtons } from './order-buttons.tsx';

const IDS: Record<Side, string> = { seller: 'seller-id', buyer: 'buyer-id' };
const SIDES = ['seller', 'buyer'] as const;

function anOrder(orderStatus: OrderStatus, creator: Side): Order {
  return {
    id: 'order-id',
    orderNumber: 'AMN-000001',
    description: 'Leather sandals',
    amount: 50_000,
    charges: 1_750,
    vat: 131.25,
    totalAmount: 51_881.25,
    orderStatus,
    sellerId: IDS.seller,
    buyerId: IDS.buyer,
    createdBy: IDS[creator],
    createdAt: '2026-03-02T09:00:00.000Z',
    estimatedTimeOfDelivery: null,
    referralLink: 'http://amana.test/',
    transactionId: null,
    name: 'Chidi Okeke',
    email: 'chidi@amana.test',
    phoneNumber: '',
  };
}

interface ShownButton {
  label: string;
  isEnabled: boolean;
  reason: string | null;
}

function shownButtons(): ShownButton[] {
  return screen.queryAllByRole('button').map((button) => {
    const reasonId = button.getAttribute('aria-describedby');
    return {
      label: button.textContent,
      isEnabled: button.getAttribute('aria-disabled') === null,
      reason: reasonId === null ? null : (document.getElementById(reasonId)?.textContent ?? null),
    };
  });
}

/** What the rules module says of these actions, in the order of the page: disabled ones come last. */
function ruled(actions: readonly Action[]): ShownButton[] {
  const inState = (wanted: Action['state']) => actions.filter(({ state }) => state === wanted);
  return [...inState('enabled'), ...inState('disabled')].map(({ state, label, reason }) => ({
    label,
    isEnabled: state === 'enabled',
    reason: state === 'enabled' ? null : shortReason(reason ?? ''),
  }));
}

describe.each(ORDER_STATUSES)('an order that is %s', (orderStatus) => {
  test('shows every side exactly the buttons, states and reasons of the rules', () => {
    for (const side of SIDES)
      for (const creator of SIDES)
        for (const hasBankDetails of [true, false]) {
          const order = anOrder(orderStatus, creator);
          const figures = figuresFromAnswer(side, order);
          const actions = orderActions(order, { userId: IDS[side], hasBankDetails }, figures);
          render(
            <MemoryRouter>
              <OrderButtons order={order} side={side} actions={actions} />
            </MemoryRouter>,
          );

          const { approve, pay, cancel, reject } = actions;
          expect(shownButtons()).toEqual(ruled([approve, pay, side === 'buyer' ? cancel : reject]));
          cleanup();
        }
  });
});

const WARNING =
  'If you have already made the transfer, do not cancel: your money would have to travel back first.';

test.each([
  ['ada', 'Cancel Transaction', 'OpenTransaction', true],
  ['ada', 'Cancel Transaction', 'AwaitingPayment', false],
  ['ada', 'Cancel Transaction', 'Approved', false],
  ['chidi', 'Cancel Order', 'OpenTransaction', false],
] as const)('cancel dialog of %s, %s, order %s: warns %s', async (as, name, status, isWarned) => {
  const { backend, trade } = await tradeAt(status);
  const { user } = await openApp(`/dashboard/orders/${trade.orderId}`, { as, backend });

  await user.click(await screen.findByRole('button', { name }));

  expect(within(screen.getByRole('dialog')).queryByText(WARNING) !== null).toBe(isWarned);
});
