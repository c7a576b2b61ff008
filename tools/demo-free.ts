/** Finds no text of the mock or the demo, no persona and no default password in the production build. */
import { globSync, readFileSync } from 'node:fs';
import { PERSONA_PASSWORD, PERSONAS } from '@amana/mock-backend';
import { sentencesIn } from './demo-free/sentences.ts';
import { inWorkspace } from './workspace.ts';

const DEMO_SOURCES = ['libs/demo/src/**/*.{ts,tsx}', 'libs/mock-backend/src/**/*.ts'];
const PRODUCT_SOURCES = ['apps/web/src/**/*.{ts,tsx}', 'libs/{api,domain,ui}/src/**/*.{ts,tsx}'];
const NEVER_BUILT = ['**/*.test.{ts,tsx}', '**/testing/**', '**/testing.ts', '**/access/**'];
/** A search that misses the texts of the demo in the demo itself would miss them anywhere. */
const LEAST_SHARE_IN_DEMO = 0.8;

interface TextFile {
  readonly name: string;
  readonly text: string;
}

function filesOf(patterns: readonly string[], exclude: readonly string[] = []): TextFile[] {
  return globSync(patterns, { cwd: inWorkspace(), exclude }).map((name) => ({
    name,
    text: readFileSync(inWorkspace(name), 'utf8'),
  }));
}

function builtFiles(folder: string): TextFile[] {
  // Without the bill of materials beside the manifest: it is never served.
  return filesOf([`${folder}/**/*.*`, `${folder}/.vite/manifest.json`]);
}

/** Texts that the demo has and the product has not. */
function demoTexts(): string[] {
  const product = filesOf(PRODUCT_SOURCES, NEVER_BUILT)
    .map(({ text }) => text)
    .join('\n');
  const sentences = filesOf(DEMO_SOURCES, NEVER_BUILT).flatMap(({ name, text }) => sentencesIn(name, text));
  return [
    ...PERSONAS.map(({ email }) => email),
    ...[PERSONA_PASSWORD, '/mock/', 'demo-worker', 'libs/demo', 'mock-backend'],
    ...new Set(sentences.filter((sentence) => !product.includes(sentence))),
  ];
}

function fail(reason: string): void {
  console.error(`✖ ${reason}`);
  process.exitCode = 1;
}

const [production, demo] = [builtFiles('apps/web/dist'), builtFiles('apps/web/dist-demo')];
const texts = demoTexts();
const inDemo = texts.filter((wanted) => demo.some(({ text }) => text.includes(wanted)));
for (const { name, text } of production)
  for (const wanted of texts) if (text.includes(wanted)) fail(`${name} contains: ${wanted}`);
if (production.length === 0) fail('There is no production build.');
if (inDemo.length < texts.length * LEAST_SHARE_IN_DEMO)
  fail(
    `Only ${inDemo.length} of ${texts.length} texts were found in the demo, so the search finds too little.`,
  );
console.log(
  `${production.length} files of the production build searched for ${texts.length} texts of the demo.`,
);
