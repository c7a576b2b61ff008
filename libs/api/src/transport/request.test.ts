import { expect, test, vi } from 'vitest';
import { request } from './request.ts';

const markAllAsRead = { url: '/Notifications/MarkAllAsRead', method: 'GET' };

test('a client that fails to load: a network error that asks for a reload', async () => {
  const text = 'Nothing was sent, because a part of this app could not be loaded. Reload the page.';
  vi.doMock('./transport.ts', () => {
    throw new Error('The script was not answered');
  });
  await expect(request(markAllAsRead)).rejects.toMatchObject({ kind: 'network', text });
  await expect(request({ url: '/Order/CancelOrder', method: 'POST' })).rejects.toMatchObject({
    kind: 'refused',
    text,
  });

  vi.doMock('./transport.ts', () => ({ send: () => Promise.resolve('answer') }));

  await expect(request(markAllAsRead)).resolves.toBe('answer');
});
