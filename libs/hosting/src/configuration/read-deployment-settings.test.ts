import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DEPLOYMENT_KEYS, environmentName, readDeploymentSettings } from './read-deployment-settings.ts';
import { DEFAULT_CONFIG } from './app-config.ts';

const FILE = 'amana.json';

function fromFile(settings: object) {
  return { name: FILE, text: JSON.stringify(settings) };
}

test('a variable is named after its setting', () => {
  expect(environmentName('apiBaseUrl')).toBe('AMANA_API_BASE_URL');
});

test('no settings: defaults apply, with warnings for fictitious addresses', () => {
  const { config, given, problems, warnings } = readDeploymentSettings({});

  expect(config).toEqual(DEFAULT_CONFIG);
  expect(given).toEqual({});
  expect(problems).toEqual([]);
  expect(warnings).toHaveLength(5);
  expect(warnings).toContain('supportEmail (AMANA_SUPPORT_EMAIL) is not set: users see support@amana.test');
  expect(warnings).toContain('termsUrl (AMANA_TERMS_URL) is not set: users see that it is not published');
});

test('brand colour: six hexadecimal digits on which white text can be read', () => {
  expect(readDeploymentSettings({ AMANA_BRAND_COLOUR: '#1A237e' }).given).toEqual({ brandColour: '#1A237e' });
  expect(readDeploymentSettings({ AMANA_BRAND_COLOUR: '#767676' }).problems).toEqual([]);
  for (const colour of ['green', '#12', 'rgb(0 0 0)', '#1a237e; color: red', '#ffcc00', '#777777'])
    expect(readDeploymentSettings({ AMANA_BRAND_COLOUR: colour }).problems).toEqual([
      `brandColour (AMANA_BRAND_COLOUR) must be a colour in the form #0b6e4f with a contrast of at least 4.5:1 with white, not "${colour}"`,
    ]);
});

test('environment: overrides the file, and an empty variable is unset', () => {
  const { config } = readDeploymentSettings(
    { AMANA_PRODUCT_NAME: 'From environment', AMANA_SUPPORT_PHONE: '', HOME: '/root' },
    fromFile({ productName: 'From file', supportPhone: '2348012345678' }),
  );

  expect(config).toEqual({
    ...DEFAULT_CONFIG,
    productName: 'From environment',
    supportPhone: '2348012345678',
  });
});

test('a variable has the text of a switch or a list', () => {
  const { given, problems } = readDeploymentSettings({
    AMANA_IDEMPOTENCY_KEYS: 'true',
    AMANA_FILE_ORIGINS: 'https://files.example, https://*.cdn.example',
  });

  expect(problems).toEqual([]);
  expect(given).toEqual({
    idempotencyKeys: true,
    fileOrigins: ['https://files.example', 'https://*.cdn.example'],
  });
});

test.each(['https://bücher.example', 'http://[::1]:5000', 'http://127.0.0.1:5000', 'http://api_1:5000'])(
  'the API can be at %s',
  (apiBaseUrl) => {
    expect(readDeploymentSettings({ AMANA_API_BASE_URL: apiBaseUrl }).problems).toEqual([]);
  },
);

test('a file has such settings as JSON values', () => {
  const settings = {
    idempotencyKeys: false,
    fileOrigins: ['https://files.example'],
  };

  expect(readDeploymentSettings({}, fromFile(settings))).toMatchObject({ given: settings, problems: [] });
});

test('variables of Kubernetes for services named amana…: not settings', () => {
  const { problems } = readDeploymentSettings({
    AMANA_SERVICE_HOST: '10.0.0.11',
    AMANA_SERVICE_PORT: '8080',
    AMANA_WEB_SERVICE_PORT_HTTP: '8080',
    AMANA_PORT: 'tcp://10.0.0.11:8080',
    AMANA_PORT_8080_TCP: 'tcp://10.0.0.11:8080',
    AMANA_PORT_8080_TCP_ADDR: '10.0.0.11',
  });

  expect(problems).toEqual([]);
});

describe('a wrong setting: named', () => {
  test.each([
    ['AMANA_API_BASE_URL', 'api.example', 'apiBaseUrl (AMANA_API_BASE_URL) must be a web address'],
    ['AMANA_API_BASE_URL', '//other.example', 'apiBaseUrl (AMANA_API_BASE_URL) must be a web address'],
    ['AMANA_TERMS_URL', 'javascript:alert(1)', 'termsUrl (AMANA_TERMS_URL) must be a web address'],
    ['AMANA_FAQ_URL', 'https://u:p@faq.example', 'faqUrl (AMANA_FAQ_URL) must be a web address'],
    [
      'AMANA_API_BASE_URL',
      'https://x;frame-ancestors/api',
      'apiBaseUrl (AMANA_API_BASE_URL) must be a web address',
    ],
    [
      'AMANA_SUPPORT_PHONE',
      '+2348012345678',
      'supportPhone (AMANA_SUPPORT_PHONE) must be a telephone number',
    ],
    ['AMANA_SUPPORT_EMAIL', 'help', 'supportEmail (AMANA_SUPPORT_EMAIL) must be an email address'],
    ['AMANA_PRODUCT_NAME', ' ', 'productName (AMANA_PRODUCT_NAME) must be a text'],
    ['AMANA_IDEMPOTENCY_KEYS', 'yes', 'idempotencyKeys (AMANA_IDEMPOTENCY_KEYS) must be true or false'],
    [
      'AMANA_FILE_ORIGINS',
      'https://files.example/a',
      'fileOrigins (AMANA_FILE_ORIGINS) must be a list of origins',
    ],
    [
      'AMANA_FILE_ORIGINS',
      'https://x;frame-ancestors',
      'fileOrigins (AMANA_FILE_ORIGINS) must be a list of origins',
    ],
    [
      'AMANA_API_URL',
      'https://api.example',
      'AMANA_API_URL is not a setting; the settings are AMANA_PRODUCT_NAME, ',
    ],
    ['AMANA_PORT', '8080', 'AMANA_PORT is not a setting'],
    ['AMANA_MOCK_CONTROL_URL', '/mock/v1', 'AMANA_MOCK_CONTROL_URL is not a setting'],
  ])('%s=%s', (name, value, message) => {
    const { problems } = readDeploymentSettings({ [name]: value });

    expect(problems).toEqual([expect.stringContaining(message)]);
  });

  test('in a file', () => {
    const { problems } = readDeploymentSettings(
      {},
      fromFile({ productname: 'Trust', logoUrl: 5, mockControlUrl: '/mock/v1', identityClientId: null }),
    );

    expect(problems).toEqual([
      "mockControlUrl is only for the mock's own hosts",
      'productname is not a setting',
      expect.stringMatching(/^logoUrl \(AMANA_LOGO_URL\) must be .*, not 5$/),
    ]);
  });

  test.each(['{', '[]', 'null', '"text"'])('a file that holds %s', (text) => {
    expect(readDeploymentSettings({}, { name: FILE, text }).problems).toEqual([
      'amana.json is not a JSON object',
    ]);
  });
});

test('docs/configuration.md describes every setting and its default', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/configuration.md'), 'utf8');

  const rows = DEPLOYMENT_KEYS.map((key) => {
    const value = DEFAULT_CONFIG[key];
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return `| \`${key}\` | \`${environmentName(key)}\` | ${['null', '[]'].includes(text) ? 'none' : `\`${text}\``} |`;
  });

  const squeezed = page.replaceAll(/ +/g, ' ');
  expect(rows.filter((row) => !squeezed.includes(row))).toEqual([]);
});
