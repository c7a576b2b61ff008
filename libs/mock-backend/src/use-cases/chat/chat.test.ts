import { expect, test } from 'vitest';
import type { TestBackend } from '../../testing/test-backend.ts';
import { tradeAt, userIdOf } from '../../testing/trade.ts';

async function disputed() {
  const { backend, trade } = await tradeAt('InDispute');
  await backend.call('updateSettings', { body: { supportReplyAfterMs: null } });
  return { backend, threadId: trade.disputeId() };
}

async function write(backend: TestBackend, ThreadId: string, as: 'ada' | 'chidi', Message: string) {
  return (await backend.call('sendMessage', { as, body: { ThreadId, SenderId: userIdOf(as), Message } }))
    .data;
}

async function textsOf(backend: TestBackend, threadId: string, as: 'ada' | 'chidi', query = {}) {
  const { data } = await backend.call('getThreadMessages', { as, path: { threadId }, query });
  return data.map(({ senderName, message }) => `${senderName}: ${message}`);
}

test("chat thread: has the dispute's id, for both parties and every request", async () => {
  const { backend, threadId } = await disputed();
  const create = async (as: 'ada' | 'chidi') =>
    (await backend.call('createThread', { as, body: { disputeId: threadId } })).data;
  await write(backend, threadId, 'ada', 'The heel is broken');

  expect(await create('ada')).toEqual({ threadId });
  expect(await create('chidi')).toEqual({ threadId });
  expect(await textsOf(backend, threadId, 'ada')).toEqual(['Ada Obi: The heel is broken']);
});

test('chat: each party reads their messages and answers, newest first', async () => {
  const { backend, threadId } = await disputed();
  await write(backend, threadId, 'ada', 'It is broken');
  await write(backend, threadId, 'chidi', 'It was whole');

  await backend.call('postSupportMessage', { body: { threadId, message: 'A photo, please', to: 'buyer' } });
  await backend.call('postSupportMessage', { body: { threadId, message: 'We decide on Monday' } });

  const both = 'Admin: We decide on Monday';
  expect(await textsOf(backend, threadId, 'ada')).toEqual([
    both,
    'Admin: A photo, please',
    'Ada Obi: It is broken',
  ]);
  expect(await textsOf(backend, threadId, 'chidi')).toEqual([both, 'Chidi Okeke: It was whole']);
});

test('chat: an attachment has its name, a message without one has none', async () => {
  const { backend, threadId } = await disputed();
  const Image = new File(['%PDF-1.7'], 'waybill.pdf', { type: 'application/pdf' });
  await backend.call('sendMessage', {
    as: 'ada',
    body: { ThreadId: threadId, SenderId: userIdOf('ada'), Message: '', Image },
  });
  await write(backend, threadId, 'ada', 'Here it is');

  const { data } = await backend.call('getThreadMessages', { as: 'ada', path: { threadId } });

  expect(data.map(({ fileName }) => fileName)).toEqual([undefined, 'waybill.pdf']);
});

test('support answers several messages in a row once', async () => {
  const { backend, threadId } = await disputed();
  await backend.call('updateSettings', { body: { supportReplyAfterMs: 3_000 } });
  for (const text of ['Hello', 'It is broken', 'See the photo']) await write(backend, threadId, 'ada', text);

  await backend.call('moveClock', { body: { advanceMs: 10_000 } });

  expect(await textsOf(backend, threadId, 'ada')).toEqual([
    'Admin: Thank you for your message. We are looking into it and will answer you here.',
    'Ada Obi: See the photo',
    'Ada Obi: It is broken',
    'Ada Obi: Hello',
  ]);
});

test('page 1 has the twenty newest messages', async () => {
  const { backend, threadId } = await disputed();
  for (let count = 1; count <= 21; count += 1) await write(backend, threadId, 'ada', `${count}`);

  const first = await textsOf(backend, threadId, 'ada');
  const second = await textsOf(backend, threadId, 'ada', { pageNumber: 2 });

  expect([first.length, first[0], first.at(-1)]).toEqual([20, 'Ada Obi: 21', 'Ada Obi: 2']);
  expect(second).toEqual(['Ada Obi: 1']);
});

test('own message: can be changed, not emptied, and by nobody else', async () => {
  const { backend, threadId } = await disputed();
  const { id } = await write(backend, threadId, 'ada', 'The heal is broken');
  const edit = (message: string) => ({ body: { id, message } });

  const { data } = await backend.call('editMessage', { as: 'ada', ...edit(' The heel is broken ') });

  expect(data.message).toBe('The heel is broken');
  expect((await backend.refusal('editMessage', { as: 'ada', ...edit(' ') })).status).toBe(400);
  expect((await backend.refusal('editMessage', { as: 'chidi', ...edit('It is whole') })).status).toBe(403);
  expect(await textsOf(backend, threadId, 'ada')).toEqual(['Ada Obi: The heel is broken']);
});
