import { createProjectGraphAsync } from '@nx/devkit';
import { expect, test } from 'vitest';

const { nodes } = await createProjectGraphAsync();
const PROJECTS = Object.values(nodes);
const NAMES = PROJECTS.map(({ name }) => name);

test.each<[string, string[]]>([
  ['lint', NAMES],
  ['typecheck', NAMES],
  ['test', NAMES.filter((name) => name !== 'web-e2e')],
  ['e2e', ['web-e2e']],
  ['build', ['web']],
  ['preview', ['web']],
  ['serve', ['mock-server', 'web']],
])('%s is a target of the projects that have its configuration', (target, expected) => {
  const found = PROJECTS.filter(({ data }) => data.targets?.[target] !== undefined);

  expect(found.map(({ name }) => name).toSorted()).toEqual(expected.toSorted());
});

test.each(PROJECTS.map(({ data }) => data))(
  '$root is an application or a library',
  ({ root, projectType }) => {
    expect(projectType).toBe(root.startsWith('libs/') ? 'library' : 'application');
  },
);
