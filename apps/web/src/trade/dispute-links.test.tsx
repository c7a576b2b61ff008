import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerTo } from '../testing/answer-to.ts';
import { openApp } from '../testing/open-app.tsx';
import { tradeAt } from '../testing/trade-at.ts';

/** Links and buttons of the page's main part, from the first link to the dispute on. */
async function actions() {
  await screen.findByRole('link', { name: 'Chat with Support' });
  const main = within(screen.getByRole('main'));
  return main.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
}

test.each(['ada', 'chidi'] as const)(
  'a trade in dispute leads %s to the dispute and the chat',
  async (as) => {
    const { backend, trade, transactionId } = await tradeAt('InDispute');
    const { data: dispute } = await backend.call('getDisputeByTransaction', {
      as: 'ada',
      path: { id: transactionId },
    });
    const links = [
      ['View dispute', `/dashboard/manage-disputes/${transactionId}`],
      ['Chat with Support', `/dashboard/chats/${dispute.id}`],
    ];

    const { goTo } = await openApp(`/dashboard/orders/${trade.orderId}`, { as, backend });
    expect(await actions()).toEqual(expect.arrayContaining(links));
    expect(screen.getByRole('link', { name: 'View dispute' }).className).toContain('primary');
    screen.getByRole('link', { name: 'Manage Transaction' });

    await goTo(`/dashboard/manage-transactions/${transactionId}`);
    await screen.findByRole('heading', { level: 1, name: 'Manage Transaction' });
    expect(await actions()).toEqual(expect.arrayContaining(links));
  },
);

test('an unreadable dispute is still linked', async () => {
  const { backend, trade } = await tradeAt('InDispute');
  const { goTo, intercept } = await openApp('/dashboard/settings', { as: 'ada', backend });
  intercept(answerTo('/Dispute/', () => Response.json({ message: 'Not found' }, { status: 404 })));

  await goTo(`/dashboard/orders/${trade.orderId}`);

  await screen.findByRole('link', { name: 'View dispute' });
  expect(screen.queryByRole('link', { name: 'Chat with Support' })).toBeNull();
});
