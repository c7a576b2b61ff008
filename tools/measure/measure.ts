/** `npm run measure trade` or `lighthouse`: measures the built app and prints figures. */
import { spawnSync } from 'node:child_process';
import { BROWSER_VARIABLE, ensureBrowser } from '../check/browsers.ts';
import { inWorkspace, runMain, runNode } from '../start/workspace.ts';

const LIGHTHOUSE = '@lhci/cli@0.15.1';
const USAGE = `npm run build, then npm run measure <what>

  trade        on slow phones: when screens show their data, bytes and the slowest press of a whole trade
  lighthouse   Lighthouse on the pages of a visitor, as lighthouserc.json says`;

function runLighthouse(): void {
  console.log(`Running ${LIGHTHOUSE}; the first run installs it into npm's cache, about 0.2 GB…`);
  const { status } = spawnSync(`npx --yes ${LIGHTHOUSE} autorun`, {
    cwd: inWorkspace(),
    env: { ...process.env, CHROME_PATH: ensureBrowser() },
    // On Windows npx is a script.
    shell: true,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}

async function measureTrade(): Promise<void> {
  const env = { ...process.env, [BROWSER_VARIABLE]: ensureBrowser() };
  process.exitCode = await runNode([inWorkspace('apps/web-e2e/measure/trade.ts')], { env });
}

await runMain(async () => {
  const [what = '--help'] = process.argv.slice(2);
  if (what === 'trade') await measureTrade();
  else if (what === 'lighthouse') runLighthouse();
  else {
    console.log(USAGE);
    if (what !== '--help') process.exitCode = 1;
  }
});
