import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { commandOf, inWorkspace } from '../workspace.ts';
import { runCommand } from './command.ts';
import { checkDependencies } from './dependencies.ts';
import type { NxRun, NxTask } from './nx-run.ts';
import { nxRun } from './nx-run.ts';
import type { Outcome } from './outcome.ts';
import { judgeTests, NOTHING_RAN, together } from './outcome.ts';
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

/** Nx may fail before any task does, or leave out what depends on a failure: that is not nothing. */
function outcomeOf({ tasks, succeeded, output }: NxRun, judge: (task: NxTask) => Outcome): Outcome {
  const outcome = together(tasks.map(judge));
  if (outcome.failed > 0 || (succeeded && tasks.length > 0)) return outcome;
  return together([outcome, { ...NOTHING_RAN, failed: 1, cached: false, output }]);
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

function testOutcome(report: string, count: (report: unknown) => TestCounts): (task: NxTask) => Outcome {
  const folders = projectFolders();
  return (task) => {
    const file = `${folders.get(task.project) ?? ''}/${report}`;
    const found = readReport(file, task.cached ? 0 : task.startedAtMs);
    const counts = judgeTests(found === undefined ? undefined : count(found), task.succeeded);
    const output = counts.failed > 0 ? [`--- ${task.id}`, task.output] : [];
    const skipped = reasonsToSkip(found).map((reason) => `  skipped: ${reason}`);
    return { ...counts, cached: task.cached, output: [...output, ...skipped].join('\n') };
  };
}

const staticStep = (name: string, target: string): Step => ({
  name,
  run: async () => outcomeOf(await nxRun(target), staticOutcome),
});

/** In the order in which a failure is cheapest to learn. */
export const steps: readonly Step[] = [
  { ...staticStep('generate', 'generate'), groundwork: true },
  { name: 'format', run: checkFormat },
  { name: 'dependencies', run: checkDependencies },
  staticStep('contract', 'contract'),
  staticStep('types', 'typecheck'),
  staticStep('lint', 'lint'),
  {
    name: 'tests',
    run: async () => outcomeOf(await nxRun('test'), testOutcome('.cache/vitest.json', countVitest)),
  },
  staticStep('build', 'build'),
  staticStep('no demo in it', 'demo-free'),
  staticStep('bundle size', 'bundle-size'),
  {
    name: 'browser',
    run: async () => outcomeOf(await nxRun('e2e'), testOutcome('.cache/playwright.json', countPlaywright)),
  },
];
