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
import { judgeTests, NOTHING_RAN } from './outcome.ts';
import type { TestCounts } from './test-reports.ts';
import { countPlaywright, countVitest, readReport, reasonsToSkip } from './test-reports.ts';

export interface Step {
  name: string;
  run: () => Promise<Outcome>;
  /** Nothing after it can be judged if it fails. */
  groundwork?: true;
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

/** Each project's check counts as one. */
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

/** Where each Nx project lies, from the `nx.name` of its package.json. */
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
  const counts = judgeTests(found === undefined ? undefined : count(found), task.succeeded);
  const output = counts.failed > 0 ? [`--- ${task.id}`, task.output] : [];
  const skipped = reasonsToSkip(found).map((reason) => `  skipped: ${reason}`);
  return { ...counts, cached: task.cached, output: [...output, ...skipped].join('\n') };
}

interface NxStep {
  name: string;
  target: string;
  judge: (task: NxTask) => Outcome;
}

/** Steps that are one run of Nx: the first waits for all of it. */
function inOneRun(nxSteps: readonly NxStep[]): Step[] {
  let run: ReturnType<typeof nxRun> | undefined;
  const targets = nxSteps.map(({ target }) => target);
  return nxSteps.map(({ name, target, judge }) => ({
    name,
    run: async () => outcomeOf(await (run ??= nxRun(targets)), target, judge),
  }));
}

const vitest: NxStep['judge'] = (task) => testOutcome(task, '.cache/vitest.json', countVitest);
const playwright: NxStep['judge'] = (task) => testOutcome(task, '.cache/playwright.json', countPlaywright);

/** In the order in which a failure is cheapest to learn. */
export const steps: readonly Step[] = [
  ...inOneRun([{ name: 'generate', target: 'generate', judge: staticOutcome }]).map((step) => ({
    ...step,
    groundwork: true as const,
  })),
  { name: 'format', run: checkFormat },
  { name: 'commits', run: checkCommitSubjects },
  { name: 'dependencies', run: checkDependencies },
  ...inOneRun([
    { name: 'contract', target: 'contract', judge: staticOutcome },
    { name: 'types', target: 'typecheck', judge: staticOutcome },
    { name: 'lint', target: 'lint', judge: staticOutcome },
  ]),
  ...inOneRun([
    { name: 'tests', target: 'test', judge: vitest },
    { name: 'build', target: 'build', judge: staticOutcome },
    { name: 'no demo in it', target: 'demo-free', judge: staticOutcome },
  ]),
  ...inOneRun([
    { name: 'bundle size', target: 'bundle-size', judge: staticOutcome },
    { name: 'browser', target: 'e2e', judge: playwright },
  ]),
];
