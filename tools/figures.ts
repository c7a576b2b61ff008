/** `npm run figures`: writes the figures measured on this machine into docs/figures.md; other rows keep their values. */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { FIGURES_FOLDER, type MeasuredFigure } from './figures/check-figure.ts';
import { figuresTable } from './figures/figures-table.ts';
import { inWorkspace } from './workspace.ts';

const INTRODUCTION = `# Measured figures

\`npm run figures\` writes this page from the results of the measuring commands; do not edit it. Timings depend on the
machine: compare a figure with its limit, not with a figure of another machine. Rows that were not measured again stay.
`;

const file = inWorkspace('docs/figures.md');
const measured = globSync(`${FIGURES_FOLDER}/*.json`)
  .sort()
  .map((path) => JSON.parse(readFileSync(path, 'utf8')) as MeasuredFigure);
const table = figuresTable(existsSync(file) ? readFileSync(file, 'utf8') : '', measured);
writeFileSync(file, await format(`${INTRODUCTION}\n${table}\n`, { parser: 'markdown' }));
