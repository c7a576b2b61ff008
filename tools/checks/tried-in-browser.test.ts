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

test('every change loses its answer in a browser', () => {
  const source = read('fixtures/changes.ts', 'tests/lost-answers.spec.ts');

  const changes = Object.values(operationTable).filter(
    ({ api, changesState }) => api === 'amana' && changesState,
  );
  const missing = changes
    .map(({ operationId }) => operationId)
    .filter((id) => !new RegExp(`(operationId: |\\[)'${id}'`).test(source));
  expect(new Set(missing)).toEqual(NOT_TRIED);
});
