/** Checks that the production build has no module of the mock or demo, no persona and no default password. */
import { globSync, readFileSync } from 'node:fs';
import { PERSONA_PASSWORD, PERSONAS } from '@amana/mock-lab';
import { inWorkspace } from '../start/workspace.ts';

const DEMO_TEXTS = [
  ...PERSONAS.map(({ email }) => email),
  PERSONA_PASSWORD,
  '/mock/',
  'See what can go wrong',
];
const OTHER_MODULES = ['demo-worker', 'libs/demo', 'mock-backend'];

function textOf(build: string): string {
  return globSync([`${build}/**/*.{html,js,css}`, `${build}/.vite/manifest.json`], { cwd: inWorkspace() })
    .map((file) => readFileSync(inWorkspace(file), 'utf8'))
    .join('\n');
}

const [product, demo] = [textOf('apps/web/dist'), textOf('apps/web/dist-demo')];
const problems = [
  ...(product === '' ? ['There is no production build.'] : []),
  ...[...DEMO_TEXTS, ...OTHER_MODULES]
    .filter((text) => product.includes(text))
    .map((text) => `The production build contains '${text}'.`),
  ...DEMO_TEXTS.filter((text) => !demo.includes(text)).map(
    (text) => `The demo lacks '${text}', so this search would not find it in the production build either.`,
  ),
];
for (const problem of problems) console.error(`✖ ${problem}`);
if (problems.length > 0) process.exitCode = 1;
else console.log('The production build contains nothing of the demo.');
