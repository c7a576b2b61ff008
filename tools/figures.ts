/**
 * `npm run figures`: writes the figures measured on this machine into docs/figures.md, where other rows keep their values,
 * and the last run of the browser tests into docs/browsers.md.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { FIGURES_FOLDER, type MeasuredFigure } from './figures/check-figure.ts';
import { withGenerated } from './docs/generated-part.ts';
import { type BrowserReport, enginesTable } from './figures/engines-table.ts';
import { figuresTable } from './figures/figures-table.ts';
import { explain, inWorkspace } from './workspace.ts';

const INTRODUCTION = `# Measured figures

\`npm run figures\` writes this page from the results of the measuring commands; do not edit it. Timings depend on the
machine: compare a figure with its limit, not with a figure of another machine. ✖ marks a figure that misses its limit. Rows
that were not measured again stay.
`;

const file = inWorkspace('docs/figures.md');
const measured = globSync(`${FIGURES_FOLDER}/*.json`)
  .sort()
  .map((path) => JSON.parse(readFileSync(path, 'utf8')) as MeasuredFigure);
const table = figuresTable(existsSync(file) ? readFileSync(file, 'utf8') : '', measured);
writeFileSync(file, await format(`${INTRODUCTION}\n${table}\n`, { parser: 'markdown' }));

const report = inWorkspace('apps/web-e2e/.cache/playwright.json');
const browsers = inWorkspace('docs/browsers.md');
try {
  const engines = enginesTable(JSON.parse(readFileSync(report, 'utf8')) as BrowserReport);
  writeFileSync(browsers, withGenerated(readFileSync(browsers, 'utf8'), engines));
} catch (error) {
  console.log(`docs/browsers.md stays as it is: ${explain(error)}`);
}
