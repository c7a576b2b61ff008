/**
 * `npm run test:stress -- [rounds] [targets] [options of nx]`: repeats the unit tests, each time with their files in
 * another order, and the browser tests, while other work keeps the machine busy.
 */
import { Worker } from 'node:worker_threads';
import { BROWSER_VARIABLE, ensureBrowser } from './browser/executable.ts';
import { checkFigure } from './figures/check-figure.ts';
import { runNode } from './run-node.ts';
import { failedTests, removeReports } from './stress/failed-tests.ts';
import { commandOf, inWorkspace, runMain, secondsSince, workspaceRoot } from './workspace.ts';

const DEFAULT_ROUNDS = 10;
const ALL_TESTS = 'test,e2e';
const BUSY_THREADS = 4;

async function runTargets(targets: string, ...options: string[]): Promise<boolean> {
  const exitCode = await runNode(
    [commandOf('nx'), 'run-many', `--targets=${targets}`, '--outputStyle=static', ...options],
    {
      cwd: inWorkspace(),
      // Nx would leave its daemon running.
      environment: { SHUFFLE_FILES: 'true', NX_DAEMON: 'false' },
    },
  );
  return exitCode === 0;
}

/** After each round, so that those before an interruption count too. */
function recordFailures(failed: number, rounds: number): void {
  checkFigure({
    command: 'test:stress',
    name: `all unit and browser tests beside ${BUSY_THREADS} busy threads: rounds that failed`,
    value: failed,
    limit: 0,
    unit: `of ${rounds}`,
  });
}

await runMain(async () => {
  const rounds = Number(process.argv[2] ?? DEFAULT_ROUNDS);
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Error('The number of rounds must be a whole number.');
  const targets = process.argv[3] ?? ALL_TESTS;
  const options = process.argv.slice(4);
  process.env[BROWSER_VARIABLE] = ensureBrowser();
  const prepared = targets.includes('e2e') ? 'generate,build,build-demo' : 'generate';
  if (!(await runTargets(prepared))) throw new Error('The build failed.');

  // Threads, because they end with this process, however it ends.
  const busy = Array.from({ length: BUSY_THREADS }, () => new Worker('for (;;);', { eval: true }));
  let green = 0;
  for (let round = 1; round <= rounds; round += 1) {
    removeReports(workspaceRoot);
    const startedAt = performance.now();
    const isGreen = await runTargets(targets, '--skip-nx-cache', '--exclude-task-dependencies', ...options);
    if (isGreen) green += 1;
    console.log(`Round ${round}: ${isGreen ? 'green' : 'red'} after ${secondsSince(startedAt)}`);
    for (const failed of failedTests(workspaceRoot)) console.log(`    ${failed}`);
    if (targets === ALL_TESTS && options.length === 0) recordFailures(round - green, round);
  }
  for (const thread of busy) void thread.terminate();
  console.log(`${green} of ${rounds} green`);
  if (green < rounds) process.exitCode = 1;
});
