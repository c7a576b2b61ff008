import { expect, test } from 'vitest';
import { portFromEnvironment } from './development-ports.ts';

test('a variable overrides the default port, unless it is empty', () => {
  expect(portFromEnvironment('PORT', {})).toBe(4200);
  expect(portFromEnvironment('API_PORT', { API_PORT: '' })).toBe(4300);
  expect(portFromEnvironment('API_PORT', { API_PORT: '4350' })).toBe(4350);
});

test.each(['http', '0', '70000', '42.5'])('%s is not a port', (PORT) => {
  expect(() => portFromEnvironment('PORT', { PORT })).toThrow(
    `PORT must be a port between 1 and 65535, not '${PORT}'.`,
  );
});
