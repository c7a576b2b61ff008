import { expect, test } from 'vitest';
import { longSubjects } from './commit-subjects.ts';

test('a subject of 73 characters is too long, one of 72 is not', () => {
  const lines = ['', `abc1234 ${'x'.repeat(72)}`, `def5678 ${'x'.repeat(73)}`];

  expect(longSubjects(lines)).toEqual([`def5678 ${'x'.repeat(73)}`]);
});
