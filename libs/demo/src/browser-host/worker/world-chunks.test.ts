import { createMockBackend } from '@amana/mock-backend';
import { expect, test } from 'vitest';
import { chunkChanges, fromChunks, toChunks } from './world-chunks.ts';

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('a world comes out as it went in, whatever the order of its parts', async () => {
  const { host } = await createMockBackend({ scenario: 'busy', orders: 300 });
  const world = host.snapshot();

  const chunks = [...toChunks(world)].reverse();

  expect(fromChunks(new Map(chunks))).toEqual(plain(world));
});

test('one more order of many rewrites a small part of the world', async () => {
  const backend = await createMockBackend({ scenario: 'busy', orders: 300 });
  const before = toChunks(backend.host.snapshot());

  backend.host.world.recorder.note({ atMs: 0, type: 'order', orderId: null, text: 'One more' });
  const { written, removed } = chunkChanges(before, toChunks(backend.host.snapshot()));

  const whole = [...before.values()].join('').length;
  const rewritten = written.map(([, text]) => text).join('').length;
  expect(removed).toEqual([]);
  expect(rewritten / whole).toBeLessThan(0.1);
});

test('what is gone is removed', () => {
  const { written, removed } = chunkChanges(toChunks({ a: [1], b: 2 }), toChunks({ a: [1] }));

  expect(written).toEqual([]);
  expect(removed).toEqual(['["b"]']);
});
