import { userIdOf } from '@amana/mock-lab/testing';
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
  await user.type(screen.getByLabelText('Message as Admin: The heel is broken'), 'We look into it.');
  await user.click(screen.getByRole('button', { name: 'Send as Admin' }));
  const messages = within(await desk()).getByRole('list', { name: 'Messages' });
  const reply = await within(messages).findByText('We look into it.');
  expect(reply.closest('li')?.textContent).toContain('Support to Ada');
  await user.click(screen.getByRole('button', { name: 'Decide for Chidi: The heel is broken' }));

  await screen.findByRole('button', { name: 'Next: Amana pays the seller' });
  expect(await trade.status()).toBe('Delivered');
});

test('any kind of file can be opened, with and without a text', async () => {
  const { backend, trade } = await tradeAt('InDispute');
  const ThreadId = [...backend.world.tables.disputes.all()][0]?.id ?? '';
  const send = async (as: 'ada' | 'chidi', SenderId: string, Message?: string) => {
    const Image = new File(['%PDF-1.7 proof'], 'proof.pdf', { type: 'application/pdf' });
    const body = { ThreadId, SenderId, Image, ...(Message !== undefined && { Message }) };
    return (await backend.call('sendMessage', { as, body })).data.imageUrl ?? '';
  };
  const files = [
    await send('ada', userIdOf('ada')),
    await send('chidi', userIdOf('chidi'), 'This is the receipt.'),
  ];
  const { user } = await openStage(`?order=${trade.orderId}`, { backend });

  await user.click(screen.getByRole('button', { name: 'Support' }));

  const messages = await within(await desk()).findByRole('list', { name: 'Messages' });
  const links = within(messages).getAllByRole('link', { name: 'Open attachment' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(files);
  within(messages).getByText('This is the receipt.');
  expect(messages.textContent).not.toContain('picture');
});

test('the desk shows that no dispute is open', async () => {
  const { user } = await openStage();

  await user.click(screen.getByRole('button', { name: 'Support' }));

  expect(await within(await desk()).findByText('Nothing is disputed')).toBeDefined();
});
