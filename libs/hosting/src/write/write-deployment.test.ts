import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { makeBuildFolder } from '../testing/build-folder.ts';
import { type Deployment, type NginxDeployment, writeDeployment } from './write-deployment.ts';
import { readDeploymentSettings } from '../configuration/read-deployment-settings.ts';

let folder = '';

beforeEach(() => {
  const build = makeBuildFolder();
  ({ folder } = build);
  return build.remove;
});

function deployWith(
  environment: Record<string, string>,
  nginx: Partial<NginxDeployment> = {},
  others: Partial<Deployment> = {},
): Promise<void> {
  return writeDeployment({
    from: join(folder, 'build'),
    to: join(folder, 'served'),
    basePath: '/',
    hsts: null,
    settings: readDeploymentSettings(environment),
    staticHost: true,
    preset: null,
    securityContact: null,
    nginx: {
      folder: join(folder, 'nginx'),
      listen: '8080',
      tls: null,
      brotli: false,
      api: null,
      accessLog: null,
      ...nginx,
    },
    ...others,
  });
}

function written(file: string): string {
  return readFileSync(join(folder, file), 'utf8');
}

test("every web server: the same policy, with the deployment's origins", async () => {
  await deployWith({ AMANA_API_BASE_URL: 'https://api.example/api/v1', AMANA_IDENTITY_CLIENT_ID: 'client' });

  const policyIn = (text: string) => /Content-Security-Policy:? "?(default-src[^"\n]+)/.exec(text)?.[1];
  const policy = policyIn(written('served/_headers'));
  expect(policy).toContain("connect-src 'self' https://api.example https://accounts.google.com;");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policyIn(written('nginx/app.conf'))).toBe(policy);
});

test("base path: the app is in its folder, a static host's files in the root", async () => {
  await deployWith({}, {}, { basePath: '/shop/amana/' });

  expect(readdirSync(join(folder, 'served')).sort()).toEqual(['_headers', '_redirects', 'shop']);
  expect(readdirSync(join(folder, 'served/shop/amana'))).toContain('index.html');
  expect(written('nginx/app.conf')).toContain(`root "${join(folder, 'served')}";`);
});

test.each([
  ['apache', 'shop/.htaccess'],
  ['caddy', 'amana.caddy'],
  ['vercel', 'vercel.json'],
  ['github-pages', 'shop/404.html'],
] as const)('preset %s: %s is written again with other settings', async (preset, file) => {
  const others = { preset, basePath: '/shop/' };
  await deployWith({}, {}, others);
  await deployWith({ AMANA_API_BASE_URL: 'https://api.example/api/v1' }, {}, others);

  expect(written(`served/${file}`)).toContain('https://api.example');
});

test('a foreign .htaccess: not replaced, and nothing is written', async () => {
  mkdirSync(join(folder, 'served'));
  writeFileSync(join(folder, 'served/.htaccess'), 'Require ip 10');

  await expect(deployWith({}, {}, { preset: 'apache' })).rejects.toThrow(
    "served/.htaccess was not written by 'npm run configure'",
  );

  expect(readdirSync(join(folder, 'served'))).toEqual(['.htaccess']);
  expect(written('served/.htaccess')).toBe('Require ip 10');
});

test.each(['_headers', '_redirects'])('a foreign file %s: not replaced', async (name) => {
  mkdirSync(join(folder, 'served'));
  writeFileSync(join(folder, 'served', name), '/old  /new\n');

  await expect(deployWith({}, {}, { basePath: '/shop/amana/' })).rejects.toThrow(
    `served/${name} was not written by 'npm run configure'`,
  );

  expect(written(`served/${name}`)).toBe('/old  /new\n');
  expect(readdirSync(join(folder, 'served'))).toEqual([name]);
});

test('its own files of a static host are replaced', async () => {
  await deployWith({});
  await deployWith({ AMANA_API_BASE_URL: 'https://api.example/api/v1' });

  expect(written('served/_headers')).toContain('https://api.example');
});

test('security.txt is written at the root of the site, only with a contact', async () => {
  await deployWith({});
  expect(existsSync(join(folder, 'served/.well-known'))).toBe(false);

  const securityContact = 'https://example.com/security';
  await deployWith({}, {}, { basePath: '/shop/amana/', securityContact });
  expect(written('served/.well-known/security.txt')).toContain(`Contact: ${securityContact}\nExpires: 2`);
});

test("nginx: the operator's own files stay", async () => {
  await deployWith({});
  writeFileSync(join(folder, 'nginx/own/name.conf'), 'server_name app.example.com;\n');

  await deployWith({ AMANA_PRODUCT_NAME: 'Trust' });

  expect(written('nginx/own/name.conf')).toBe('server_name app.example.com;\n');
});

test('a wrong setting writes nothing', async () => {
  await expect(deployWith({ AMANA_SUPPORT_PHONE: '0800' })).rejects.toThrow(
    /^Nothing was written:\n {2}supportPhone \(AMANA_SUPPORT_PHONE\) must be/,
  );

  expect(existsSync(join(folder, 'served'))).toBe(false);
});

test('a page whose policy cannot be written: the served page stays', async () => {
  await deployWith({ AMANA_PRODUCT_NAME: 'Trust' });
  writeFileSync(join(folder, 'no-folder'), '');

  const deployed = deployWith({ AMANA_PRODUCT_NAME: 'Other' }, { folder: join(folder, 'no-folder') });

  await expect(deployed).rejects.toThrow('no-folder');
  expect(written('served/index.html')).toContain('Trust');
});

test('requests are not forwarded to an API of another site', async () => {
  const deployed = deployWith(
    { AMANA_API_BASE_URL: 'https://api.example/api/v1' },
    { api: { upstream: 'http://api:5000', resolver: null, authorities: '' } },
  );

  await expect(deployed).rejects.toThrow('--api-upstream is for an API on the same site');
  expect(existsSync(join(folder, 'served'))).toBe(false);
});

test.each([
  ['/', '/'],
  ['/assets', '/'],
  ['/.well-known/', '/'],
  ['/shop/amana', '/shop/amana/'],
  ['/shop/amana/assets/', '/shop/amana/'],
  ['/', '/shop/amana/'],
])('an API at %s with an app at %s: not forwarded, as nginx would refuse it', async (path, basePath) => {
  const deployed = deployWith(
    { AMANA_API_BASE_URL: path },
    { api: { upstream: 'http://api:5000', resolver: null, authorities: '' } },
    { basePath },
  );

  await expect(deployed).rejects.toThrow(`--api-upstream cannot forward apiBaseUrl ${path}`);
  expect(existsSync(join(folder, 'served'))).toBe(false);
});
