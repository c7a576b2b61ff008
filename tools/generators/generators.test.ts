import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tree } from '@nx/devkit';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { FsTree } from 'nx/src/generators/tree';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { inWorkspace } from '../workspace.ts';
import { insert } from './insert.ts';
import { operation } from './operation/operation.ts';
import { rule } from './rule/rule.ts';
import { scenario } from './scenario/scenario.ts';
import { screen } from './screen/screen.ts';

/**
 * The files of the workspace; what a generator writes stays in memory. The names below are not the examples of
 * CONTRIBUTING.md, which somebody may have generated.
 */
function workspaceTree(): Tree {
  return new FsTree(inWorkspace(), false);
}

function changes(tree: Tree): string[] {
  return tree
    .listChanges()
    .map(({ type, path }) => `${type} ${path}`)
    .toSorted();
}

function added(tree: Tree, path: string): string[] {
  const before = readFileSync(inWorkspace(path), 'utf8').split('\n');
  return (tree.read(path, 'utf8') ?? '').split('\n').filter((line) => !before.includes(line));
}

/** The type errors of the changed files of a project, which are compared with the rest of the workspace. */
function typeErrors(tree: Tree, project: string): string[] {
  const folder = inWorkspace(project);
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), (path) => ts.sys.readFile(path)) as {
    config: unknown;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const changed = new Map(
    tree
      .listChanges()
      .filter(({ path }) => path.startsWith(`${project}/`) && /\.tsx?$/.test(path))
      .map(({ path, content }) => [inWorkspace(path), content?.toString() ?? '']),
  );
  const onDisk = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...onDisk,
    fileExists: (path) => changed.has(path) || onDisk.fileExists(path),
    readFile: (path) => changed.get(path) ?? onDisk.readFile(path),
    getSourceFile: (path, version) =>
      ts.createSourceFile(path, changed.get(path) ?? onDisk.readFile(path) ?? '', version),
  };
  const inMemory = { ...options, noEmit: true, composite: false, emitDeclarationOnly: false };
  const program = ts.createProgram([...changed.keys()], inMemory, host);
  return [...changed.keys()]
    .flatMap((path) => ts.getPreEmitDiagnostics(program, program.getSourceFile(path)))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

test('a rule is a function with a table of tests, is exported, and compiles', async () => {
  const tree = workspaceTree();

  await rule(tree, { name: 'tried-rule', area: 'money', text: "A refund's amount is missing" });

  expect(changes(tree)).toEqual([
    'CREATE libs/domain/src/money/tried-rule.test.ts',
    'CREATE libs/domain/src/money/tried-rule.ts',
    'UPDATE libs/domain/src/index.ts',
  ]);
  expect(added(tree, 'libs/domain/src/index.ts')).toEqual(["export * from './money/tried-rule.ts';"]);
  expect(typeErrors(tree, 'libs/domain')).toEqual([]);
});

test('a screen gets its page, test, path, route, accessibility check and document', async () => {
  const tree = workspaceTree();

  await screen(tree, { name: 'tried-screen', feature: 'settings', title: 'Saved Items' });

  expect(changes(tree)).toEqual([
    'CREATE apps/web/src/features/settings/tried-screen/tried-screen-page.test.tsx',
    'CREATE apps/web/src/features/settings/tried-screen/tried-screen-page.tsx',
    'UPDATE apps/web-e2e/tests/every-screen.spec.ts',
    'UPDATE apps/web/src/features/settings/routes.tsx',
    'UPDATE apps/web/src/shared/paths.ts',
    'UPDATE docs/product/screens.md',
  ]);
  expect(added(tree, 'apps/web-e2e/tests/every-screen.spec.ts')).toEqual(["  'tried-screen',"]);
});

test('the test of a screen looks for its heading as it is written, with an apostrophe too', async () => {
  const tree = workspaceTree();

  await screen(tree, { name: 'tried-screen', feature: 'settings', title: "Seller's Items" });

  const folder = 'apps/web/src/features/settings/tried-screen';
  expect(tree.read(`${folder}/tried-screen-page.test.tsx`, 'utf8')).toContain(`name: "Seller's Items"`);
  expect(tree.read(`${folder}/tried-screen-page.tsx`, 'utf8')).toContain(`title="Seller's Items"`);
});

test('a screen of an unknown feature is refused with the known ones', async () => {
  const unknown = screen(workspaceTree(), { name: 'saved', feature: 'things', title: 'Saved' });

  await expect(unknown).rejects.toThrow(/no feature 'things': choose one of .*orders/);
});

test('an operation gets its description, schemas, use case, handler, test and row of the matrix', async () => {
  const tree = workspaceTree();

  const options = { name: 'getTriedNote', path: '/Order/GetTriedNote', summary: 'Read a note' };
  await operation(tree, { ...options, area: 'orders' });

  expect(changes(tree)).toEqual([
    'CREATE libs/mock-backend/src/use-cases/orders/get-tried-note.test.ts',
    'CREATE libs/mock-backend/src/use-cases/orders/get-tried-note.ts',
    'UPDATE libs/mock-backend/src/handlers/order-handlers.ts',
    'UPDATE libs/mock-backend/src/testing/access/access-calls.ts',
    'UPDATE libs/mock-backend/src/testing/access/access-matrix.ts',
    'UPDATE openapi/amana.yaml',
    'UPDATE openapi/paths/orders.yaml',
    'UPDATE openapi/schemas/orders.yaml',
  ]);
  expect(added(tree, 'openapi/amana.yaml')).toEqual([
    '  /Order/GetTriedNote:',
    '    $ref: ./paths/orders.yaml#/Order_GetTriedNote',
  ]);
});

test('a scenario gets its name, story, promise, link and document', async () => {
  const tree = workspaceTree();

  await scenario(tree, { name: 'tried-story', group: 'Delivery', title: 'An order for two people' });

  expect(changes(tree)).toEqual([
    'UPDATE apps/web/src/app/scenario-paths.test.tsx',
    'UPDATE docs/mock-backend.md',
    'UPDATE libs/mock-backend/src/scenarios/library/delivery.ts',
    'UPDATE libs/mock-backend/src/scenarios/library/library.test.ts',
    'UPDATE openapi/schemas/control.yaml',
  ]);
  expect(added(tree, 'openapi/schemas/control.yaml')).toEqual(['    - tried-story']);
});

test('a scenario that exists is not added again', async () => {
  const tree = workspaceTree();
  const options = { name: 'tried-story', group: 'Delivery', title: 'An order for two people' };
  await scenario(tree, options);

  await expect(scenario(tree, options)).rejects.toThrow("The scenario 'tried-story' already exists.");
  expect(added(tree, 'openapi/schemas/control.yaml')).toEqual(['    - tried-story']);
});

test('a scenario may be called as something else of the control API is', async () => {
  const tree = workspaceTree();

  await scenario(tree, { name: 'missing-total', group: 'Delivery', title: 'An order without a total' });

  const names = tree.read('openapi/schemas/control.yaml', 'utf8') ?? '';
  expect(names.slice(0, names.indexOf('ScenarioGroup:'))).toContain('\n    - missing-total\n');
});

test.each(['Orders', 'Payment', 'Delivery', 'Disputes', 'Extremes'])(
  'a scenario can be added to the group of %s',
  async (group) => {
    const tree = workspaceTree();

    await scenario(tree, { name: 'tried-story', group, title: 'An order for two people' });

    const library = tree.read(`libs/mock-backend/src/scenarios/library/${group.toLowerCase()}.ts`, 'utf8');
    for (const name of ['HOUR_MS', 'MAIN_PATHS'])
      expect(library).toMatch(new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from './scenario.ts'`));
  },
);

test.each<[string, (tree: Tree) => Promise<unknown>]>([
  ['libs/domain/src/money/kobo.ts', (tree) => rule(tree, { name: 'kobo', area: 'money', text: 'No' })],
  [
    'apps/web/src/features/dashboard/overview/overview-page.tsx',
    (tree) => screen(tree, { name: 'overview', feature: 'dashboard', title: 'Overview' }),
  ],
])('%s, which exists, is not written over', async (path, generate) => {
  const tree = workspaceTree();
  const before = tree.read(path, 'utf8');

  await expect(generate(tree)).rejects.toThrow('already exists');
  expect(tree.read(path, 'utf8')).toBe(before);
});

test('a file that has changed its form is named instead of being changed wrongly', () => {
  const tree = createTreeWithEmptyWorkspace();
  tree.write('list.ts', 'export const OTHER = [];');

  expect(() => insert(tree, 'list.ts', /LIST = \[/, "'one',")).toThrow("list.ts has no place for ''one','");
});
