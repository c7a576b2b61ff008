import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { commandOf, inWorkspace } from '../workspace.ts';
import { runCommand } from './command.ts';
import { checkCommitSubjects } from './commit-subjects.ts';
import { checkDependencies } from './dependencies.ts';
import { outcomeOf } from './nx-outcome.ts';
import type { NxTask } from './nx-run.ts';
import { nxRun } from './nx-run.ts';
import type { Outcome } from './outcome.ts';
import { testCounts, NOTHING_RAN } from './outcome.ts';
import type { TestCounts } from './test-reports.ts';
import { countPlaywright, countVitest, readReport, reasonsToSkip } from './test-reports.ts';

export interface Step {
  name: string;
  run: () => Promise<Outcome>;
  /** No further step runs if it fails. */
  isRequired?: true;
}

const PRETTIER_OPTIONS = [
  '--check',
  '.',
  '--log-level=warn',
  '--cache',
  '--cache-strategy=content',
  '--cache-location=.cache/prettier',
];

async function checkFormat(): Promise<Outcome> {
  const { succeeded, output } = await runCommand(commandOf('prettier'), PRETTIER_OPTIONS);
  return succeeded
    ? { ...NOTHING_RAN, passed: 1, cached: false }
    : { ...NOTHING_RAN, failed: 1, cached: false, output };
}

function failureOutput(task: NxTask): string {
  return task.succeeded ? '' : `--- ${task.id}\n${task.output}`;
}

/** The check of each project counts as one. */
function staticOutcome(task: NxTask): Outcome {
  const { succeeded, cached } = task;
  return {
    passed: succeeded ? 1 : 0,
    failed: succeeded ? 0 : 1,
    skipped: 0,
    cached,
    output: failureOutput(task),
  };
}

/** The folder of each Nx project, by the `nx.name` of its package.json. */
function projectFolders(): Map<string, string> {
  const manifests = globSync(['apps/*/package.json', 'libs/*/package.json', 'tools/package.json'], {
    cwd: inWorkspace(),
  });
  return new Map(
    manifests.map((manifest) => {
      const content = JSON.parse(readFileSync(inWorkspace(manifest), 'utf8')) as { nx?: { name?: string } };
      return [content.nx?.name ?? '', inWorkspace(dirname(manifest))];
    }),
  );
}

const folders = projectFolders();

function testOutcome(task: NxTask, report: string, count: (report: unknown) => TestCounts): Outcome {
  const file = `${folders.get(task.project) ?? ''}/${report}`;
  const found = readReport(file, task.cached ? 0 : task.startedAtMs);
  const counts = testCounts(found === undefined ? undefined : count(found), task.succeeded);
  const output = counts.failed > 0 ? [`--- ${task.id}`, task.output] : [];
  const skipped = reasonsToSkip(found).map((reason) => `  skipped: ${reason}`);
  return { ...counts, cached: task.cached, output: [...output, ...skipped].join('\n') };
}

interface NxStep {
  name: string;
  target: string;
  outcomeOfTask: (task: NxTask) => Outcome;
}

/** Steps that share one run of Nx, which the first step starts. */
function inOneRun(nxSteps: readonly NxStep[]): Step[] {
  let run: ReturnType<typeof nxRun> | undefined;
  const targets = nxSteps.map(({ target }) => target);
  return nxSteps.map(({ name, target, outcomeOfTask }) => ({
    name,
    run: async () => outcomeOf(await (run ??= nxRun(targets)), target, outcomeOfTask),
  }));
}

const vitest: NxStep['outcomeOfTask'] = (task) => testOutcome(task, '.cache/vitest.json', countVitest);
const playwright: NxStep['outcomeOfTask'] = (task) =>
  testOutcome(task, '.cache/playwright.json', countPlaywright);

/** Fast checks first. */
export const steps: readonly Step[] = [
  ...inOneRun([{ name: 'generate', target: 'generate', outcomeOfTask: staticOutcome }]).map((step) => ({
    ...step,
    isRequired: true as const,
  })),
  { name: 'format', run: checkFormat },
  { name: 'commits', run: checkCommitSubjects },
  { name: 'dependencies', run: checkDependencies },
  ...inOneRun([
    { name: 'contract', target: 'contract', outcomeOfTask: staticOutcome },
    { name: 'types', target: 'typecheck', outcomeOfTask: staticOutcome },
    { name: 'lint', target: 'lint', outcomeOfTask: staticOutcome },
    { name: 'import cycles', target: 'import-cycles', outcomeOfTask: staticOutcome },
  ]),
  ...inOneRun([
    { name: 'tests', target: 'test', outcomeOfTask: vitest },
    { name: 'build', target: 'build', outcomeOfTask: staticOutcome },
    { name: 'no demo in it', target: 'demo-free', outcomeOfTask: staticOutcome },
  ]),
  ...inOneRun([
    { name: 'bundle size', target: 'bundle-size', outcomeOfTask: staticOutcome },
    { name: 'browser', target: 'e2e', outcomeOfTask: playwright },
  ]),
];
