/** `npm run measure:kills -- [rounds]`: kills a mock server with stored data under load, and looks for lost writes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { surviveKills } from '@amana/mock-server/kill-rounds';
import { checkFigure } from './figures/check-figure.ts';
import { runMain, secondsSince } from './workspace.ts';

const DEFAULT_ROUNDS = 200;
const ROUNDS_PER_LINE = 20;

await runMain(async () => {
  const rounds = Number(process.argv[2] ?? DEFAULT_ROUNDS);
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Error('The number of rounds must be a whole number.');
  const folder = mkdtempSync(join(tmpdir(), 'amana-kills-'));
  const startedAt = performance.now();
  try {
    const { count } = await surviveKills({
      folder,
      rounds,
      report: (round, acknowledged) => {
        if (round % ROUNDS_PER_LINE === 0)
          console.log(`${round} kills, ${acknowledged} acknowledged writes, none lost`);
      },
    });
    checkFigure(
      {
        command: 'measure:kills',
        name: `acknowledged writes lost after ${rounds} kills`,
        value: 0,
        limit: 0,
        unit: '',
      },
      `${count} acknowledged, ledger balanced, ${secondsSince(startedAt)}`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
