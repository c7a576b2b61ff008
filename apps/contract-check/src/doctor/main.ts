/** `npm run doctor -- --config FILE --site URL`: tests a configured deployment against its API before release. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parseWebAddress } from '@amana/domain';
import { readDeploymentSettings } from '@amana/hosting';
import { runCommand } from '../run-command.ts';
import { checkDeployment } from './check-deployment.ts';

const USAGE = `npm run doctor -- --site URL [--config FILE]

Tries the settings of a deployment (the file, and variables AMANA_…) against its API without changing anything:
refusals, preflights, CORS headers, links and logo.

  --site URL     the address at which people will open the app
  --config FILE  the settings, as for npm run configure

Exit code 0: nothing breaks the app; 1: something does; 2: an option is wrong.`;

async function run(): Promise<number> {
  const { values } = parseArgs({
    options: { site: { type: 'string' }, config: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help === true) {
    console.log(USAGE);
    return 0;
  }
  const site = parseWebAddress(values.site ?? '');
  if (site === null)
    throw new Error('--site must be the address of the app, such as https://app.example.com');
  const { config } = values;
  const file = config === undefined ? undefined : { name: config, text: readFileSync(config, 'utf8') };
  const { lines, works } = await checkDeployment(readDeploymentSettings(process.env, file), site);
  console.log(lines.join('\n'));
  return works ? 0 : 1;
}

await runCommand(run);
