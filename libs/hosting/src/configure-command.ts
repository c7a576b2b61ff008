/** `npm run configure`: copies the build into a folder to serve, with the settings of one deployment. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, env } from 'node:process';
import { readOptions } from './configuration/configure-options.ts';
import { readDeploymentSettings } from './configuration/read-deployment-settings.ts';
import { configureBuild } from './write/configure-build.ts';

async function run(): Promise<void> {
  const options = readOptions(argv.slice(2));
  const { help, to, config, nginx } = options;
  if (help) {
    console.log(readFileSync(join(import.meta.dirname, '../configure-help.txt'), 'utf8'));
    return;
  }
  const file = config === undefined ? undefined : { name: config, text: readFileSync(config, 'utf8') };
  const settings = readDeploymentSettings(env, file);
  // Web servers run as another user, who must be able to read what is written here.
  process.umask(0o022);
  await configureBuild(options, settings);
  for (const warning of settings.warnings) console.warn(warning);
  console.log(`Configured: ${to}`);
  // Without the folder, nginx would reload only the system's configuration.
  if (nginx !== undefined)
    console.log(`If nginx is running, reload it; until then it sends the earlier security policy:
  nginx -p "${nginx}" -c nginx.conf -s reload
  nginx -s reload    # where the configuration of the system includes site.conf`);
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
