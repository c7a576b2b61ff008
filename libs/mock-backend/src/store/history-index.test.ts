import { expect, test } from 'vitest';
import { array, number, object, string } from 'yup';
import { createRandom } from '../simulation/random.ts';
import { HistoryIndex } from './history-index.ts';
import { RowCollection } from './row-collection.ts';

const whole = number().defined();
const schema = object({
  id: string().defined(),
  seq: whole,
  createdAtMs: whole,
  owners: array(string().nullable().defined()).defined(),
  kind: string().defined(),
});

const KINDS = ['Pending', 'Paid', 'Settling'];
const OWNERS = ['ada', 'chidi', null];

test('history index: equals sorting and filtering all rows', async () => {
  const random = createRandom('history');
  const table = new RowCollection(schema);
  const index = new HistoryIndex(
    table,
    ({ owners }) => [...owners],
    ({ kind }) => kind,
  );
  const any = <Item>(items: readonly Item[]): Item[] => items.filter(() => random.below(2) === 0);
  const one = <Item>(items: readonly [Item, ...Item[]] | readonly Item[]) =>
    items[random.below(items.length)];

  for (let step = 0; step < 3_000; step += 1) {
    const rows = [...table.all()];
    const row = one(rows);
    if (row === undefined || random.below(3) === 0) {
      await table.create({
        id: `row ${step}`,
        seq: step,
        createdAtMs: random.below(50),
        owners: [one(OWNERS) ?? null, one(OWNERS) ?? null],
        kind: one(KINDS) ?? '',
      });
    } else if (random.below(2) === 0) {
      await table.change(row.id, { kind: one(KINDS) ?? '' });
    } else {
      const fromMs = random.below(50);
      const range = { fromMs, untilMs: fromMs + random.below(50) - 10 };
      const kinds = random.below(2) === 0 ? null : any(KINDS);
      const [pageNumber, pageSize, newestFirst] = [
        1 + random.below(4),
        1 + random.below(10),
        random.below(2) === 0,
      ];

      const page = index.page({ ownerId: 'ada', kinds, range, pageNumber, pageSize, newestFirst });

      const wanted = rows
        .filter(({ owners }) => owners.includes('ada'))
        .filter(({ kind }) => kinds === null || kinds.includes(kind))
        .filter(({ createdAtMs }) => createdAtMs >= range.fromMs && createdAtMs < range.untilMs)
        .sort((a, b) => (newestFirst ? -1 : 1) * (a.createdAtMs - b.createdAtMs || a.seq - b.seq));
      expect(page.total).toBe(wanted.length);
      const start = (pageNumber - 1) * pageSize;
      expect(page.records.map(({ id }) => id)).toEqual(
        wanted.slice(start, start + pageSize).map(({ id }) => id),
      );
    }
  }
});
