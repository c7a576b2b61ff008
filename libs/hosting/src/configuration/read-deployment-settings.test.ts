import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DEPLOYMENT_KEYS, environmentName, readDeploymentSettings } from './read-deployment-settings.ts';
import { DEFAULT_CONFIG } from './app-config.ts';

const FILE = 'amana.json';

function fromFile(settings: object) {
  return { name: FILE, text: JSON.stringify(settings) };
}

test('no settings: defaults apply, with warnings for fictitious addresses', () => {
  const { config, given, problems, warnings } = readDeploymentSettings({});

  expect(config).toEqual(DEFAULT_CONFIG);
  expect(given).toEqual({});
  expect(problems).toEqual([]);
  expect(warnings).toHaveLength(6);
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

test('switches and lists: JSON values in a file, texts in variables', () => {
  const given = { idempotencyKeys: true, fileOrigins: ['https://files.example', 'https://*.cdn.example'] };
  const variables = {
    AMANA_IDEMPOTENCY_KEYS: 'true',
    AMANA_FILE_ORIGINS: 'https://files.example, https://*.cdn.example',
  };

  expect(readDeploymentSettings(variables)).toMatchObject({ given, problems: [] });
  expect(readDeploymentSettings({}, fromFile(given))).toMatchObject({ given, problems: [] });
});

test('a file that begins with a byte order mark is read', () => {
  const text = '\ufeff{"productName":"Trust"}';

  expect(readDeploymentSettings({}, { name: FILE, text })).toMatchObject({
    given: { productName: 'Trust' },
    problems: [],
  });
});

test.each(['https://bücher.example', 'http://127.0.0.1:5000', 'http://api-1:5000'])(
  'the API can be at %s',
  (apiBaseUrl) => {
    expect(readDeploymentSettings({ AMANA_API_BASE_URL: apiBaseUrl }).problems).toEqual([]);
  },
);

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
    ['apiBaseUrl', 'api.example', 'a web address'],
    ['apiBaseUrl', '//other.example', 'a web address'],
    ['apiBaseUrl', 'https://x;frame-ancestors/api', 'a web address'],
    ['apiBaseUrl', 'http://[::1]:5000', 'a web address'],
    ['apiBaseUrl', 'http://api_1:5000', 'a web address'],
    ['apiBaseUrl', 'https://api.example/v1?key=1', 'a web address'],
    ['apiBaseUrl', '/api/v1#', 'a web address'],
    ['reportUrl', 'http://[::1]/reports', 'a web address'],
    ['identityScriptUrl', 'https://my_login.example/a.js', 'a web address'],
    ['siteHost', 'https://app.example.com', 'the host of the app'],
    ['termsUrl', 'javascript:alert(1)', 'a web address'],
    ['faqUrl', 'https://u:p@faq.example', 'a web address'],
    ['supportPhone', '+2348012345678', 'a telephone number'],
    ['supportEmail', 'help', 'an email address'],
    ['productName', ' ', 'a text'],
    ['idempotencyKeys', 'yes', 'true or false'],
    ['fileOrigins', 'https://files.example/a', 'a list of origins'],
    ['fileOrigins', 'https://x;frame-ancestors', 'a list of origins'],
    ['fileOrigins', 'http://[::1]:9000', 'a list of origins'],
    ['fileOrigins', 'https://my_files.example', 'a list of origins'],
  ] as const)('%s %j: must be %s', (key, value, sort) => {
    const name = environmentName(key);

    expect(readDeploymentSettings({ [name]: value }).problems).toEqual([
      expect.stringContaining(`${key} (${name}) must be ${sort}`),
    ]);
  });

  test.each(['AMANA_API_URL', 'AMANA_PORT', 'AMANA_MOCK_CONTROL_URL'])('%s is not a setting', (name) => {
    expect(readDeploymentSettings({ [name]: '8080' }).problems).toEqual([
      expect.stringContaining(`${name} is not a setting; the settings are AMANA_PRODUCT_NAME, `),
    ]);
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

  test('a host that a policy cannot name: with the reason', () => {
    expect(readDeploymentSettings({ AMANA_API_BASE_URL: 'http://api_1:5000' }).problems[0]).toContain(
      'because a security policy names no other',
    );
  });

  test('a file in UTF-16', () => {
    const text = Buffer.from('\ufeff{}', 'utf16le').toString();

    expect(readDeploymentSettings({}, { name: FILE, text }).problems).toEqual([
      'amana.json is in UTF-16: save it as UTF-8',
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
