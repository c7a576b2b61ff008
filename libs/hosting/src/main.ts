/** `npm run configure`: copies the build into a folder to serve, with the settings of one deployment. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { NginxDeployment } from './deploy.ts';
import { deploy } from './deploy.ts';
import { readDeploymentSettings } from './deployment-settings.ts';

const HELP = `npm run configure -- --to DIR [options]

  --to DIR            the folder to serve
  --from DIR          the build (default apps/web/dist)
  --config FILE       settings as a JSON object; environment variables (AMANA_…) override them
  --static-host       also writes _headers and _redirects for Netlify and Cloudflare Pages
  --nginx DIR         also writes nginx.conf and site.conf for nginx
  --listen PORT       nginx: a port, or ADDRESS:PORT (default 8080)
  --brotli            nginx: uses its brotli module
  --api-upstream URL  nginx: forwards the API's paths to this server
  --help              this text

The settings are listed in docs/configuration.md, the ways to serve in docs/deployment.md.
`;

const FLAGS = {
  to: { type: 'string' },
  from: { type: 'string', default: 'apps/web/dist' },
  config: { type: 'string' },
  'static-host': { type: 'boolean', default: false },
  nginx: { type: 'string' },
  listen: { type: 'string', default: '8080' },
  brotli: { type: 'boolean', default: false },
  'api-upstream': { type: 'string' },
  help: { type: 'boolean' },
} as const;

/** Both are written into nginx.conf unescaped. */
function checkNginx({ listen, apiUpstream }: NginxDeployment): void {
  if (!/^([\w.[\]:-]+:)?\d{1,5}$/.test(listen))
    throw new Error(`--listen must be a port or ADDRESS:PORT, not '${listen}'.`);
  if (apiUpstream !== null && !/^https?:\/\/[\w.[\]:-]+\/?$/.test(apiUpstream))
    throw new Error(`--api-upstream must be an address without a path, not '${apiUpstream}'.`);
}

async function run(): Promise<void> {
  const { values } = parseArgs({ options: FLAGS });
  if (values.help === true) {
    console.log(HELP);
    return;
  }
  const { to, from, config, listen, brotli } = values;
  if (to === undefined) throw new Error('--to DIR is missing; see --help.');
  const nginx =
    values.nginx === undefined
      ? null
      : { folder: values.nginx, listen, brotli, apiUpstream: values['api-upstream'] ?? null };
  if (nginx !== null) checkNginx(nginx);
  const file = config === undefined ? undefined : { name: config, text: readFileSync(config, 'utf8') };
  const settings = readDeploymentSettings(process.env, file);
  await deploy({ from, to, settings, nginx, staticHost: values['static-host'] });
  for (const warning of settings.warnings) console.warn(warning);
  console.log(`Configured: ${to}`);
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
