/** `npm test`: runs every check of the project with Nx; the last line counts passed and failed tests. */
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { BROWSER_VARIABLE, ensureBrowser, sayMissingEngines } from './browsers.ts';
import { type NxTask, type TestReport, countTask, total, warningsIn } from './count-results.ts';
import { commandOf, explain, inWorkspace, runNode } from '../start/workspace.ts';

const TARGETS = [
  ...['format', 'commits', 'contract', 'contract-diff', 'typecheck', 'lint-all', 'import-cycles', 'test'],
  ...['build', 'demo-free', 'size', 'e2e'],
];
const RECORD = inWorkspace('.nx/cache/run.json');

function reportsIn(project = '*'): string[] {
  const pattern = `{apps/,libs/,}${project}/.cache/{vitest,playwright}.json`;
  return globSync(pattern, { cwd: inWorkspace() }).map((report) => inWorkspace(report));
}

function readText(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function readJson(file = ''): unknown {
  return existsSync(file) ? JSON.parse(readText(file)) : undefined;
}

console.log('Runs every check: 10 to 25 minutes on two processors, later only those of what has changed.');
sayMissingEngines();
try {
  process.env[BROWSER_VARIABLE] = ensureBrowser();
} catch (error) {
  // Tests that need a browser fail by themselves.
  console.error(explain(error));
}
// Removes results of an earlier run; Nx restores those of cached tasks.
for (const file of [RECORD, ...reportsIn()]) rmSync(file, { force: true });
process.env['FORCE_COLOR'] = process.stdout.isTTY ? '1' : '0';
const exitCode = await runNode(
  [
    commandOf('nx'),
    ...['run-many', `--targets=${TARGETS.join(',')}`, `--parallel=${availableParallelism()}`],
    // In a terminal, Nx counts the remaining tasks and names those that run.
    `--outputStyle=${process.stdout.isTTY ? 'dynamic-legacy' : 'static'}`,
  ],
  { cwd: inWorkspace() },
);
const { tasks = [] } = (readJson(RECORD) ?? {}) as { tasks?: NxTask[] };
const counts = tasks.map((task) => countTask(task, readJson(reportsIn(task.projectName)[0]) as TestReport));
// Their readers would look for a fault.
for (const { taskId, hash } of tasks.filter(({ status }) => status === 0)) {
  const warnings = warningsIn(readText(inWorkspace(`.nx/cache/terminalOutputs/${hash}`)));
  for (const line of warnings) console.log(`${taskId} passed, but prints: ${line}`);
  counts.push({ passed: 0, failed: warnings.length });
}
const { passed, failed } = total(counts, exitCode === 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
