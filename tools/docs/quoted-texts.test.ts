import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inWorkspace } from '../workspace.ts';

const PAGES = ['README.md', ...globSync('docs/{*,product/*}.md', { cwd: inWorkspace() })];
const SOURCES = globSync(['{apps,libs}/*/src/**/*.{ts,tsx}', 'openapi/**/*.yaml'], {
  cwd: inWorkspace(),
  exclude: ['**/*.test.*'],
});
/** Shorter templates would match anything. */
const LEAST_LETTERS = 6;

function read(path: string): string {
  return readFileSync(inWorkspace(path), 'utf8');
}

function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

const source = inOneLine(SOURCES.map(read).join('\n').replaceAll("\\'", "'").replaceAll("{' '}", ' '));
const withoutTags = inOneLine(source.replaceAll(/<\/?[A-Za-z][^<>]*>/g, ''));
/** Texts with a value in them: template literals, and elements with an expression. */
const templates = [
  ...source.matchAll(/`([^`\\]*\$\{[^`\\]*)`/g),
  ...source.matchAll(/>([^<>;]*\{[^{}<>;]+\}[^<>;]*)</g),
]
  .map(([, text = '']) => text.trim().split(/\$?\{[^}]*\}/))
  .filter((parts) => parts.join('').replaceAll(/\W/g, '').length >= LEAST_LETTERS)
  .map((parts) => new RegExp(`^${parts.map((part) => RegExp.escape(part)).join('.+')}$`));

/** Documents quote texts of screens in "…", and name what to press in _…_. */
function quotedTexts(document: string): string[] {
  const prose = inOneLine(document.replaceAll(/```[\s\S]*?```|`[^`]*`/g, ''));
  const found = [...prose.matchAll(/"([^"]+)"|(?<= )_([A-Z][^_]+)_/g)];
  return found.map(([, quoted, pressed]) => quoted ?? pressed ?? '');
}

test.each(PAGES)('every text of a screen that %s quotes exists', (page) => {
  const missing = quotedTexts(read(page)).filter(
    (text) =>
      ![source, withoutTags].some((code) => code.includes(text)) &&
      !templates.some((template) => template.test(text)),
  );

  expect(missing).toEqual([]);
});
