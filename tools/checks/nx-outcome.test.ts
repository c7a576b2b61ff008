import { expect, test } from 'vitest';
import { outcomeOf } from './nx-outcome.ts';
import type { NxTask } from './nx-run.ts';
import { NOTHING_RAN } from './outcome.ts';

const aTask = (id: string, succeeded = true): NxTask => {
  const [project = '', target = ''] = id.split(':');
  return { id, project, target, succeeded, cached: false, startedAtMs: 1_000, endedAtMs: 3_000, output: '' };
};

const outcomeOfTask = ({ succeeded }: NxTask) => ({
  ...NOTHING_RAN,
  passed: succeeded ? 1 : 0,
  failed: succeeded ? 0 : 1,
});

test('the outcome of a target depends only on its tasks', () => {
  const run = { tasks: [aTask('web:lint', false), aTask('web:typecheck')], succeeded: false, output: '' };

  expect(outcomeOf(run, 'typecheck', outcomeOfTask)).toMatchObject({ passed: 1, failed: 0, seconds: 2 });
  expect(outcomeOf(run, 'lint', outcomeOfTask)).toMatchObject({ passed: 0, failed: 1 });
});

test('a target that Nx skipped after a failure has failed', () => {
  const run = { tasks: [aTask('web:build', false)], succeeded: false, output: 'long' };

  expect(outcomeOf(run, 'demo-free', outcomeOfTask)).toMatchObject({
    failed: 1,
    output: 'demo-free was skipped because web:build failed.',
  });
});

test('a run that failed before any task reports its whole output', () => {
  const run = { tasks: [], succeeded: false, output: 'Nx could not read the projects' };

  expect(outcomeOf(run, 'lint', outcomeOfTask)).toMatchObject({ failed: 1, output: run.output });
});

test('a run that failed without a failed task passes nothing', () => {
  const run = { tasks: [aTask('web:lint')], succeeded: false, output: 'Killed' };

  expect(outcomeOf(run, 'lint', outcomeOfTask)).toMatchObject({ failed: 1, output: 'Killed' });
});
