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
    const { acknowledged, lost } = await surviveKills({
      folder,
      rounds,
      report: (round, count) => {
        if (round % ROUNDS_PER_LINE === 0) console.log(`${round} kills, ${count} acknowledged writes`);
      },
    });
    for (const one of lost) console.log(`Lost: ${one}`);
    checkFigure(
      {
        command: 'measure:kills',
        name: `acknowledged writes lost after ${rounds} kills`,
        value: lost.length,
        limit: 0,
        unit: '',
      },
      `${acknowledged.count} acknowledged, ${secondsSince(startedAt)}`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
