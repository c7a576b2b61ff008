/** `npm test`: runs every check of the project with Nx; the last line counts what passed and what failed. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { BROWSER_VARIABLE, ensureBrowser } from './browser/executable.ts';
import { type NxTask, countTask, total } from './checks/count-results.ts';
import { reportsIn } from './checks/reports.ts';
import { runNode } from './run-node.ts';
import { commandOf, explain, inWorkspace, workspaceRoot } from './workspace.ts';

const TARGETS = [
  ...['format', 'commits', 'dependencies', 'contract', 'typecheck', 'lint-all', 'import-cycles', 'test'],
  ...['build', 'demo-free', 'browser-floor', 'bundle-size', 'e2e'],
];
/** Nx's record of its last run. */
const RECORD = inWorkspace('.nx/cache/run.json');

function tasksOfLastRun(): NxTask[] {
  if (!existsSync(RECORD)) return [];
  return (JSON.parse(readFileSync(RECORD, 'utf8')) as { tasks: NxTask[] }).tasks;
}

function countsOf(task: NxTask) {
  const [report] = reportsIn(workspaceRoot, task.projectName);
  const content =
    report === undefined ? undefined : (JSON.parse(readFileSync(inWorkspace(report), 'utf8')) as object);
  return countTask(task, content);
}

try {
  process.env[BROWSER_VARIABLE] = ensureBrowser();
} catch (error) {
  // The tests that need a browser fail by themselves.
  console.error(explain(error));
}
// Without the results of an earlier run; Nx restores those of what it takes from its cache.
for (const file of [RECORD, ...reportsIn(workspaceRoot).map((report) => inWorkspace(report))])
  rmSync(file, { force: true });
const exitCode = await runNode(
  [
    commandOf('nx'),
    ...['run-many', `--targets=${TARGETS.join(',')}`],
    ...[`--parallel=${availableParallelism()}`, '--outputStyle=static'],
  ],
  {
    cwd: inWorkspace(),
    environment: { FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
  },
);
const { passed, failed } = total(tasksOfLastRun().map(countsOf), exitCode === 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
