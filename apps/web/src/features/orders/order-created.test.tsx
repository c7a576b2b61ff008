import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';

const ORDER = {
  id: '3f2b8a54-6f0e-4f43-9f0c-2a5b7f1d9a10',
  amount: 50_000,
  description: 'Leather sandals',
  referralLink: 'http://amana.test/dashboard/orders/3f2b8a54?referral=K7QX2M',
  side: 'buyer',
};

test('the confirmation as a page reads the order from the navigation state', async () => {
  const { user, goTo, address } = await openApp('/dashboard/settings', { as: 'ada' });

  await goTo('/dashboard/order/success', { order: ORDER });

  await screen.findByRole('heading', { name: 'Order Created Successfully' });
  screen.getByText('₦50,000.00');
  screen.getByText('Leather sandals');
  screen.getByRole('link', { name: ORDER.referralLink });
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  await screen.findByText('Link copied to clipboard!');
  await user.click(screen.getByRole('link', { name: 'View Order' }));
  await waitFor(() => expect(address()).toBe(`/dashboard/orders/${ORDER.id}`));
});

test.each([
  ['buyer', 'This is Ada Obi. I want to buy “Leather sandals” for ₦50,000.00 from you through Amana.'],
  ['seller', 'This is Ada Obi. I am selling you “Leather sandals” for ₦50,000.00 through Amana.'],
])('as a page: the WhatsApp message of the side %s', async (side, beginning) => {
  const { goTo } = await openApp('/dashboard/settings', { as: 'ada' });

  await goTo('/dashboard/order/success', { order: { ...ORDER, side } });

  const link = await screen.findByRole('link', { name: 'Send on WhatsApp' });
  const text = new URL(link.getAttribute('href') ?? '').searchParams.get('text') ?? '';
  expect(text.startsWith(beginning)).toBe(true);
  expect(text.endsWith(ORDER.referralLink)).toBe(true);
});

test('without a link of the service, the order’s address is shown', async () => {
  const { user, goTo } = await openApp('/dashboard/settings', { as: 'ada' });

  await goTo('/dashboard/order/success', { order: { ...ORDER, referralLink: '' } });

  const address = `${window.location.origin}/dashboard/orders/${ORDER.id}`;
  await screen.findByRole('link', { name: address });
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  await screen.findByText('Link copied to clipboard!');
  expect(await navigator.clipboard.readText()).toBe(address);
});

test.each([
  ['data:', 'data:text/html,<h1>Pay here</h1>'],
  ['javascript:', 'javascript:alert(1)'],
  ['intent:', 'intent://evil.example#Intent;scheme=https;end'],
  ['with backslashes', String.raw`\\evil.example/orders`],
  ['without a scheme', '//evil.example/orders'],
  ['with credentials', 'https://amana.test@evil.example/'],
  ['too long for a QR code', `https://amana.test/${'x'.repeat(2_332)}`],
])('an unsafe link of the service is replaced: %s', async (_, referralLink) => {
  const share = vi.fn((_: ShareData) => Promise.resolve());
  Object.assign(navigator, { share });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
  const { user, goTo } = await openApp('/dashboard/settings', { as: 'ada' });

  await goTo('/dashboard/order/success', { order: { ...ORDER, referralLink } });

  const address = `${window.location.origin}/dashboard/orders/${ORDER.id}`;
  const link = await screen.findByRole('link', { name: address });
  expect(link.getAttribute('href')).toBe(address);
  await screen.findByRole('img', { name: 'QR code of the order link' });
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(address);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  const [shared] = share.mock.calls[0] ?? [];
  expect(shared?.text).toContain(ORDER.description);
  expect(shared?.url).toBe(address);
});

test.each([
  ['AbortError', 'before', []],
  [
    'NotAllowedError',
    ORDER.referralLink,
    ['info Sharing is not possible here. Link copied to clipboard! default'],
  ],
])('a share that ends with %s', async (name, copied, told) => {
  Object.assign(navigator, { share: () => Promise.reject(new DOMException('', name)) });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
  const { user, goTo, toasts } = await openApp('/dashboard/settings', { as: 'ada' });
  await navigator.clipboard.writeText('before');
  await goTo('/dashboard/order/success', { order: ORDER });

  await user.click(await screen.findByRole('button', { name: 'Share' }));

  await waitFor(() => expect(toasts).toEqual(told));
  expect(await navigator.clipboard.readText()).toBe(copied);
});

test('a long description is folded above the link; the QR code is last', async () => {
  const { goTo } = await openApp('/dashboard/settings', { as: 'ada' });
  const description = 'A kitchen for a restaurant with all that belongs to it. '.repeat(10).trim();

  await goTo('/dashboard/order/success', { order: { ...ORDER, description } });

  expect((await screen.findByText(description)).closest('details')?.open).toBe(false);
  const copy = screen.getByRole('button', { name: 'Copy link' });
  const code = await screen.findByRole('img', { name: 'QR code of the order link' });
  expect(copy.compareDocumentPosition(code)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test.each([undefined, { order: { id: 'x' } }])('with the state %j it leads to the list', async (state) => {
  const { goTo } = await openApp('/dashboard/settings', { as: 'ada' });

  await goTo('/dashboard/order/success', state);

  const link = await screen.findByRole('link', { name: 'All Orders' });
  expect(link.getAttribute('href')).toBe('/dashboard/orders');
});
