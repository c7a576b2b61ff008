import { expect, test, vi } from 'vitest';
import { DEFAULT_CONFIG, readConfig } from './config.ts';

function configOf(settings: object) {
  const page = new DOMParser().parseFromString(
    `<script type="application/json" id="app-config">${JSON.stringify(settings)}</script>`,
    'text/html',
  );
  const warn = vi.fn<(text: string) => void>();
  return { config: readConfig(page, warn), warnings: warn.mock.calls.flat() };
}

test('what a deployment does not set has its default, and no mock', () => {
  const { config, warnings } = configOf({});

  expect(config).toEqual(DEFAULT_CONFIG);
  expect(config).toMatchObject({ mockControlUrl: null, mockHost: null });
  expect(warnings).toEqual([]);
});

test("an address that begins with './' lies beside the application", () => {
  const { config } = configOf({ apiBaseUrl: './api/v1', identityScriptUrl: './mock/v1/identity/client.js' });

  expect(config.apiBaseUrl).toBe('/api/v1');
  expect(config.identityScriptUrl).toBe('/mock/v1/identity/client.js');
});

test.each([
  ['browser', 'browser'],
  ['node', 'node'],
  ['elsewhere', null],
])('the host %s of the mock is read as %s', (told, read) => {
  expect(configOf({ mockHost: told }).config.mockHost).toBe(read);
});
