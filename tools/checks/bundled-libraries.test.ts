import { expect, test } from 'vitest';
import { unlistedLibraries } from './bundled-libraries.ts';

const LICENCES = `# Licenses

## @tanstack/react-query - 5.108.0 (MIT)

## react - 19.3.1 (MIT)

## yup - 1.7.1 (MIT)
`;

test('every library whose licence comes with a build is in the bill of materials, in the same version', () => {
  const components = [
    { group: '@tanstack', name: 'react-query', version: '5.108.0' },
    { name: 'yup', version: '1.6.0' },
  ];

  expect(unlistedLibraries(LICENCES, { components })).toEqual(['react 19.3.1', 'yup 1.7.1']);
});

test('notices without any library are not taken for a complete list', () => {
  expect(() => unlistedLibraries('', { components: [] })).toThrow('name no library');
});
