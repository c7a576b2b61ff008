import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { aFolder } from '../testing/a-server.ts';
import { surviveKills } from '../testing/kill-rounds.ts';

const ROUNDS = 20;
const LONGEST_MS = 600_000;

test(
  'nothing acknowledged is lost when the process is killed under load',
  { timeout: LONGEST_MS },
  async () => {
    const { acknowledged, lost } = await surviveKills({ folder: aFolder(), rounds: ROUNDS });

    expect(lost).toEqual([]);
    // Kills of an idle server would prove little.
    expect(acknowledged.count).toBeGreaterThan(ROUNDS * 10);
    expect(acknowledged.transfers.size).toBeGreaterThan(ROUNDS);
  },
);

test('kill test: names the lost records', { timeout: LONGEST_MS }, async () => {
  const folder = aFolder();

  const { acknowledged, lost } = await surviveKills({
    folder,
    rounds: 5,
    report: (_, count) => {
      if (count > 0) rmSync(folder, { recursive: true });
    },
  });

  expect(acknowledged.count).toBeGreaterThan(0);
  expect(lost).toContain('a session');
});
