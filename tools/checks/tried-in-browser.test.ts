import { globSync, readFileSync } from 'node:fs';
import { operationTable } from '@amana/api/contract';
import { expect, test } from 'vitest';
import { inWorkspace } from '../workspace.ts';

/** A second effect does no harm, or the app never makes the call. */
const NOT_TRIED = new Set([
  'login',
  'googleSignIn',
  'logOut',
  'refresh',
  'markAllNotificationsAsRead',
  'markNotificationAsRead',
  'editMessage',
  'createThread',
]);

function read(...patterns: string[]): string {
  const files = globSync(patterns, { cwd: inWorkspace('apps/web-e2e') });
  return files.map((file) => readFileSync(inWorkspace('apps/web-e2e', file), 'utf8')).join('\n');
}

test('every deviation of the mock is tried in a browser', () => {
  const { components } = JSON.parse(readFileSync(inWorkspace('libs/api/generated/control.json'), 'utf8')) as {
    components: { schemas: { DeviationName: { enum: string[] } } };
  };
  const specs = read('tests/*.spec.ts');

  const names = components.schemas.DeviationName.enum;
  expect(names.filter((name) => !new RegExp(`['\\s]${name}['\\]:]`).test(specs))).toEqual([]);
});

test('every change loses its answer, in a browser or in a unit test over the mock', () => {
  const inBrowser = read('tests/lost-answers.spec.ts');
  const inUnitTests = readFileSync(inWorkspace('apps/web/src/testing/actions.ts'), 'utf8');

  const changes = Object.values(operationTable).filter(
    ({ api, changesState }) => api === 'amana' && changesState,
  );
  const missing = changes
    .filter(({ operationId }) => !new RegExp(`(operationId: |\\[)'${operationId}'`).test(inBrowser))
    .filter(({ method, path }) => !inUnitTests.includes(`call: '${method} ${path.replace(/\/{.*/, '')}'`))
    .map(({ operationId }) => operationId);
  expect(new Set(missing)).toEqual(NOT_TRIED);
});
