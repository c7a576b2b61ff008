/** `npm run measure:kills -- [rounds]`: kills a mock server that keeps its world, under load, and looks for what is lost. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { surviveKills } from '@amana/mock-server/kill-rounds';
import { explain, secondsSince } from './workspace.ts';

const USUAL_ROUNDS = 200;
const ROUNDS_PER_LINE = 20;

const rounds = Number(process.argv[2] ?? USUAL_ROUNDS);
const folder = mkdtempSync(join(tmpdir(), 'amana-kills-'));
const startedAt = performance.now();
try {
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Error('The number of rounds must be a whole number.');
  const { count } = await surviveKills({
    folder,
    rounds,
    report: (round, acknowledged) => {
      if (round % ROUNDS_PER_LINE === 0)
        console.log(`${round} kills, ${acknowledged} answers, nothing lost so far`);
    },
  });
  console.log(`${rounds} kills, ${count} answers, nothing lost, ledger balanced: ${secondsSince(startedAt)}`);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
