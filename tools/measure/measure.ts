/** `npm run measure <what> [-- options]`: measures the built app and prints figures. */
import { spawnSync } from 'node:child_process';
import { ensureBrowser } from '../check/browsers.ts';
import { inWorkspace, runMain } from '../start/workspace.ts';
import { measureData } from './data.ts';
import { measureInteractions } from './interactions.ts';
import type { Figure } from './product.ts';
import { takeScreenshots } from './screenshots.ts';
import { measureTrade } from './trade.ts';

const LIGHTHOUSE = '@lhci/cli@0.15.1';
const USAGE = `npm run build, then npm run measure <what> [-- options]

  data           time until screens show their data on a slow phone  [--visits 5] [--scenario years-of-trading]
  interactions   time until presses and keys of a whole trade show their effect
  trade          data that two people receive in a whole trade
  lighthouse     Lighthouse on the pages of a visitor, as lighthouserc.json says
  screenshots    screens at three widths, light and dark  --out DIR [--as buyer|seller|nobody] [route …]`;

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

function printFigures(figures: readonly Figure[]): void {
  for (const { figure, value, unit } of figures)
    console.log(`${figure}: ${value.toLocaleString('en', { maximumFractionDigits: 2 })} ${unit}`);
}

await runMain(async () => {
  const [what, ...args] = process.argv.slice(2);
  if (what === 'data') printFigures(await measureData(args));
  else if (what === 'interactions') printFigures(await measureInteractions());
  else if (what === 'trade') printFigures(await measureTrade());
  else if (what === 'lighthouse') runLighthouse();
  else if (what === 'screenshots') await takeScreenshots(args);
  else {
    console.log(USAGE);
    if (what !== undefined && what !== '--help') process.exitCode = 1;
  }
});
