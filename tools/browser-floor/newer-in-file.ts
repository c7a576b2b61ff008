import { newerCss } from './newer-css.ts';
import { newerNamesIn } from './newer-scripts.ts';

const INLINE_SCRIPT = /<script>(.*?)<\/script>/gs;
const INLINE_STYLE = /<style\b[^>]*>(.*?)<\/style>/gs;

/** What the oldest browsers lack of a file of a build: a style sheet, a script or a page. */
export function newerInFile(file: string, text: string): string[] {
  if (file.endsWith('.css')) return newerCss(text);
  if (file.endsWith('.js')) return newerNamesIn(text);
  return [
    ...[...text.matchAll(INLINE_SCRIPT)].flatMap(([, script = '']) => newerNamesIn(script)),
    ...[...text.matchAll(INLINE_STYLE)].flatMap(([, css = '']) => newerCss(css)),
  ];
}
