import { globSync, readFileSync } from 'node:fs';
import { PERSONA_PASSWORD, PERSONAS } from '@amana/mock-backend';
import { inWorkspace } from '../workspace.ts';
import { sentencesIn } from './sentences.ts';

/** The demo's own code: what drives the mock, and the mock. */
const OF_THE_DEMO = ['libs/demo/src/**/*.{ts,tsx}', 'libs/mock-backend/src/**/*.ts'];
/** What a real user downloads is made of these. */
const OF_THE_PRODUCT = ['apps/web/src/**/*.{ts,tsx}', 'libs/{api,domain,ui}/src/**/*.{ts,tsx}'];
const NEVER = ['**/*.test.{ts,tsx}', '**/testing/**', '**/testing.ts', '**/access/**'];

function sourcesOf(patterns: readonly string[], without: readonly string[]): [name: string, text: string][] {
  return globSync(patterns, { cwd: inWorkspace(), exclude: [...NEVER, ...without] }).map((name) => [
    name,
    readFileSync(inWorkspace(name), 'utf8'),
  ]);
}

/** Texts that stand in the demo and have no business in the product. */
export function tracesOfTheDemo(): string[] {
  const product = sourcesOf(OF_THE_PRODUCT, OF_THE_DEMO)
    .map(([, text]) => text)
    .join('\n');
  const sentences = sourcesOf(OF_THE_DEMO, []).flatMap(([name, text]) => sentencesIn(name, text));
  return [
    ...PERSONAS.map(({ email }) => email),
    PERSONA_PASSWORD,
    '/mock/',
    'demo-worker',
    'libs/demo',
    'mock-backend',
    ...new Set(sentences.filter((sentence) => !product.includes(sentence))),
  ];
}
