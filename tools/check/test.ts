/** `npm test`: runs every check of the project with Nx; the last line counts passed and failed tests. */
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { BROWSER_VARIABLE, ensureBrowser, sayMissingEngines } from './browsers.ts';
import { type NxTask, countTask, total } from './count-results.ts';
import { commandOf, explain, inWorkspace, runNode } from '../start/workspace.ts';

const TARGETS = [
  ...['format', 'commits', 'contract', 'contract-diff', 'typecheck', 'lint-all', 'import-cycles', 'test'],
  ...['build', 'demo-free', 'size', 'e2e'],
];
const WHAT_RUNS =
  'Runs every check. The first run takes 10 to 25 minutes on two processors; later ones take what is unchanged from a cache.';
const RECORD = inWorkspace('.nx/cache/run.json');

function reportsIn(project = '*'): string[] {
  return globSync(`{apps/,libs/,}${project}/.cache/{vitest,playwright}.json`, { cwd: inWorkspace() });
}

function tasksOfLastRun(): NxTask[] {
  if (!existsSync(RECORD)) return [];
  return (JSON.parse(readFileSync(RECORD, 'utf8')) as { tasks: NxTask[] }).tasks;
}

function countsOf(task: NxTask) {
  const [report] = reportsIn(task.projectName);
  const content =
    report === undefined ? undefined : (JSON.parse(readFileSync(inWorkspace(report), 'utf8')) as object);
  return countTask(task, content);
}

console.log(WHAT_RUNS);
sayMissingEngines();
try {
  process.env[BROWSER_VARIABLE] = ensureBrowser();
} catch (error) {
  // Tests that need a browser fail by themselves.
  console.error(explain(error));
}
// Removes results of an earlier run; Nx restores those of cached tasks.
for (const file of [RECORD, ...reportsIn().map((report) => inWorkspace(report))])
  rmSync(file, { force: true });
// In a terminal, Nx counts the remaining tasks and names those that run.
const outputStyle = process.stdout.isTTY ? 'dynamic-legacy' : 'static';
process.env['FORCE_COLOR'] = process.stdout.isTTY ? '1' : '0';
const exitCode = await runNode(
  [
    commandOf('nx'),
    ...['run-many', `--targets=${TARGETS.join(',')}`],
    ...[`--parallel=${availableParallelism()}`, `--outputStyle=${outputStyle}`],
  ],
  { cwd: inWorkspace() },
);
const { passed, failed } = total(tasksOfLastRun().map(countsOf), exitCode === 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
