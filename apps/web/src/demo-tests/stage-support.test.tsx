import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openStage } from './open-stage.tsx';
import { tradeAt } from '../testing/trade-at.ts';

const desk = () => screen.findByRole('region', { name: 'Support desk' });

test('support answers a dispute as Admin and decides it', async () => {
  const { backend, trade } = await tradeAt('InDispute');
  const { user } = await openStage(`?order=${trade.orderId}`, { backend });
  expect(await screen.findByText('Support decides: open the support desk.')).toBeDefined();

  await user.click(screen.getByRole('button', { name: 'Support' }));
  expect(await within(await desk()).findByText('The heel is broken')).toBeDefined();
  await user.selectOptions(screen.getByLabelText('To'), 'Ada');
  await user.type(screen.getByLabelText('Reply as Admin'), 'We look into it.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const messages = within(await desk()).getByRole('list', { name: 'Messages' });
  const reply = await within(messages).findByText('We look into it.');
  expect(reply.textContent).toContain('Support to Ada');
  await user.click(screen.getByRole('button', { name: 'Decide for Chidi' }));

  await screen.findByRole('button', { name: 'Next: Amana pays the seller' });
  expect(await trade.status()).toBe('Delivered');
});

test('the desk says when nothing is disputed', async () => {
  const { user } = await openStage();

  await user.click(screen.getByRole('button', { name: 'Support' }));

  expect(await within(await desk()).findByText('Nothing is disputed')).toBeDefined();
});
