import { kobo } from '@amana/domain';
import { expect, test } from 'vitest';
import { createClock } from './clock.ts';
import { DeadlineQueue } from './deadline-queue.ts';
import { Ledger } from '../store/ledger.ts';
import { createTables } from '../store/tables.ts';
import { hashPassword, isPassword } from '../use-cases/account/password-hash.ts';
import { createRandom } from './random.ts';

function deadline(atMs: number) {
  return { atMs, type: 'x', orderId: null, text: '', subject: String(atMs) };
}

function newDeadlines(): DeadlineQueue {
  let seq = 0;
  return new DeadlineQueue(createTables().deadlines, () => (seq += 1));
}

test('deadlines: soonest first, then in scheduling order', async () => {
  const random = createRandom('deadlines');
  const deadlines = newDeadlines();
  const left: { id: string; atMs: number }[] = [];

  for (let step = 0; step < 2_000; step += 1) {
    const choice = random.below(4);
    if (choice < 2) {
      const atMs = random.below(300);
      left.push({ id: await deadlines.schedule(deadline(atMs)), atMs });
    } else if (choice === 2 && left.length > 0) {
      const [gone] = left.splice(random.below(left.length), 1);
      if (gone !== undefined) deadlines.cancel(gone.id);
    } else {
      left.sort((a, b) => a.atMs - b.atMs || Number(a.id) - Number(b.id));
      const untilMs = random.below(300);
      const due = left[0] !== undefined && left[0].atMs <= untilMs ? left.shift() : undefined;
      expect(deadlines.nextAtMs()).toBe((due ?? left[0])?.atMs ?? null);
      expect(deadlines.takeDue(untilMs)?.id).toBe(due?.id);
      expect(deadlines.list().map(({ id }) => id)).toEqual(left.map(({ id }) => id));
    }
  }
});

test('a deadline cancelled after it happened takes nothing else with it', async () => {
  const deadlines = newDeadlines();
  const first = await deadlines.schedule(deadline(1));
  deadlines.takeDue(1);

  deadlines.cancel(first);
  await deadlines.schedule(deadline(2));

  expect(deadlines.list()).toHaveLength(1);
});

test('an overdue event: happens at its own time, and the clock continues', async () => {
  let realMs = 1_000;
  const clock = createClock({ realNow: () => realMs });

  expect(await clock.during(500, () => clock.now())).toBe(500);
  realMs += 1;
  expect(clock.now()).toBe(1_001);
  expect(() => clock.moveTo(1_000)).toThrow(RangeError);
});

test('the ledger is balanced after every entry and refuses a negative one', async () => {
  const ledger = new Ledger(createTables().ledgerEntries);
  const entry = { atMs: 0, orderId: null, memo: '' };

  await ledger.post({ ...entry, debit: 'escrow', credit: 'bank', amountKobo: kobo(5) });
  await ledger.post({ ...entry, debit: 'seller', credit: 'escrow', amountKobo: kobo(3) });
  await ledger.post({ ...entry, debit: 'seller', credit: 'escrow', amountKobo: kobo(0) });

  expect(Object.fromEntries(ledger.balances())).toEqual({ bank: -5, escrow: 2, seller: 3 });
  expect(ledger.entries).toHaveLength(2);
  expect(ledger.isBalanced()).toBe(true);
  const negative = { ...entry, debit: 'a', credit: 'b', amountKobo: kobo(-1) };
  await expect(ledger.post(negative)).rejects.toThrow(RangeError);
});

test('one password is stored differently each time and known each time', async () => {
  const random = createRandom();
  const [one, other] = [await hashPassword('Passw0rd!', random), await hashPassword('Passw0rd!', random)];

  expect(one).not.toBe(other);
  expect(one).not.toContain('Passw0rd!');
  expect([await isPassword('Passw0rd!', one), await isPassword('Passw0rd?', other)]).toEqual([true, false]);
});

test('ids look like random UUIDs and do not repeat, with a seed and without', () => {
  for (const random of [createRandom(), createRandom('seed')]) {
    const ids = Array.from({ length: 5_000 }, () => random.uuid());
    expect(new Set(ids).size).toBe(ids.length);
    const form = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
    expect(ids.filter((id) => !form.test(id))).toEqual([]);
  }
});
