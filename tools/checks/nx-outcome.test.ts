import { expect, test } from 'vitest';
import { outcomeOf } from './nx-outcome.ts';
import type { NxTask } from './nx-run.ts';
import { NOTHING_RAN } from './outcome.ts';

const aTask = (id: string, succeeded = true): NxTask => {
  const [project = '', target = ''] = id.split(':');
  return { id, project, target, succeeded, cached: false, startedAtMs: 1_000, endedAtMs: 3_000, output: '' };
};

const judge = ({ succeeded }: NxTask) => ({
  ...NOTHING_RAN,
  passed: succeeded ? 1 : 0,
  failed: succeeded ? 0 : 1,
});

test('a target is judged by its own tasks, whatever else ran with it', () => {
  const run = { tasks: [aTask('web:lint', false), aTask('web:typecheck')], succeeded: false, output: '' };

  expect(outcomeOf(run, 'typecheck', judge)).toMatchObject({ passed: 1, failed: 0, seconds: 2 });
  expect(outcomeOf(run, 'lint', judge)).toMatchObject({ passed: 0, failed: 1 });
});

test('what Nx left out after a failure is no success', () => {
  const run = { tasks: [aTask('web:build', false)], succeeded: false, output: 'long' };

  expect(outcomeOf(run, 'demo-free', judge)).toMatchObject({
    failed: 1,
    output: 'demo-free was left out after web:build had failed.',
  });
});

test('a run that failed before any task tells all it said', () => {
  const run = { tasks: [], succeeded: false, output: 'Nx could not read the projects' };

  expect(outcomeOf(run, 'lint', judge)).toMatchObject({ failed: 1, output: run.output });
});

test('a run that failed although no task did passes nothing', () => {
  const run = { tasks: [aTask('web:lint')], succeeded: false, output: 'Killed' };

  expect(outcomeOf(run, 'lint', judge)).toMatchObject({ failed: 1, output: 'Killed' });
});
