/** `npm run configure`: makes of the one build what one deployment serves (decision D19). */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { NginxWanted } from './deploy.ts';
import { deploy } from './deploy.ts';
import { readDeploymentSettings } from './deployment-settings.ts';

const HELP = `npm run configure -- --to DIR [options]

  --to DIR            where the files to serve are written
  --from DIR          the build (default apps/web/dist)
  --config FILE       settings as a JSON object; variables of the environment (AMANA_…) go over them
  --static-host       also writes _headers and _redirects, as Netlify and Cloudflare Pages read them
  --nginx DIR         also writes nginx.conf and site.conf for nginx
  --listen PORT       of nginx: a port, or ADDRESS:PORT (default 8080)
  --brotli            of nginx: its brotli module is installed
  --api-upstream URL  of nginx: passes the API's paths on to this server
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

/** Both go into a configuration file as they are. */
function checkNginx({ listen, apiUpstream }: NginxWanted): void {
  if (!/^([\w.[\]:-]+:)?\d{1,5}$/.test(listen))
    throw new Error(`--listen is a port or ADDRESS:PORT, not '${listen}'.`);
  if (apiUpstream !== null && !/^https?:\/\/[\w.[\]:-]+\/?$/.test(apiUpstream))
    throw new Error(`--api-upstream is an address without a path, not '${apiUpstream}'.`);
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
  for (const note of settings.notes) console.warn(note);
  console.log(`Configured: ${to}`);
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
