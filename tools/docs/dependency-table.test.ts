import { expect, test } from 'vitest';
import { DEPENDENCY_REASONS } from './dependency-reasons.ts';
import { dependencyTable, runtimeDependencies } from './dependency-table.ts';

test('every library that is used at run time has a reason', () => {
  expect(Object.keys(DEPENDENCY_REASONS).toSorted()).toEqual([...runtimeDependencies().keys()].toSorted());
});

test('a library without a reason, and a reason without its library, are refused', () => {
  const { yup, ...others } = DEPENDENCY_REASONS;

  expect(yup).toBeDefined();
  expect(() => dependencyTable(others)).toThrow('yup needs a line');
  expect(() =>
    dependencyTable({ ...DEPENDENCY_REASONS, moment: { released: '', why: '', leaving: '' } }),
  ).toThrow('No package uses moment');
});
