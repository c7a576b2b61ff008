import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { surviveKills } from '../testing/kill-rounds.ts';

const ROUNDS = 20;
const LONGEST_MS = 600_000;

test(
  'nothing acknowledged is lost when the process is killed under load',
  { timeout: LONGEST_MS },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'amana-kill-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));

    const { acknowledged, lost } = await surviveKills({ folder, rounds: ROUNDS });

    expect(lost).toEqual([]);
    // Kills of an idle server would prove little.
    expect(acknowledged.count).toBeGreaterThan(ROUNDS * 10);
    expect(acknowledged.transfers.size).toBeGreaterThan(ROUNDS);
  },
);

test('kill test: names the lost records', { timeout: LONGEST_MS }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'amana-kill-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));

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
