/** `npm run decode`: shows where in the sources the places in a crash report or stack are. */
import { existsSync, readFileSync } from 'node:fs';
import { type SourceMapping, SourceMap } from 'node:module';
import { join, posix } from 'node:path';
import { parseArgs } from 'node:util';
import { runMain } from '../start/workspace.ts';

const HELP = `npm run decode -- [FILE] [--maps DIR]

Reads reports, or a stack that a browser printed, from FILE or the standard input. Prints them with each place in a built
script replaced by the file, line, column and, where known, name in the sources.

  --maps DIR   source maps of the build that crashed (default apps/web/dist-maps)`;

/** Sources in a map are relative to this folder. */
const BUILT_IN = 'apps/web/dist/assets';
/** Such as 'index-ClLghVpz.js:1:2345', perhaps with an address before it; line and column begin with 1. */
const PLACE = /(?:https?:\/\/[^\s()@]+\/)?([\w.-]+\.js):(\d+):(\d+)/g;

function mapIn(folder: string, script: string): SourceMap | null {
  const file = join(folder, `${script}.map`);
  // A map that is read from JSON has the fields of the type.
  return existsSync(file)
    ? new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as SourceMap['payload'])
    : null;
}

function decoded(map: SourceMap | null, place: string, line: string, column: string): string {
  const lineIndex = Number(line) - 1;
  const entry: Partial<SourceMapping & { name: string }> =
    map?.findEntry(lineIndex, Number(column) - 1) ?? {};
  const { generatedLine, originalSource, originalLine = 0, originalColumn = 0, name } = entry;
  // A place after the end of the script gets the last entry of the map.
  if (originalSource === undefined || generatedLine !== lineIndex) return place;
  const source = posix.join(BUILT_IN, originalSource);
  return `${source}:${originalLine + 1}:${originalColumn + 1}${name === undefined ? '' : ` (${name})`}`;
}

/** One line for each place, although reports arrive in one line. */
function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** The report in a file or on the standard input, at which nobody types one. */
function readReport(file: string | undefined): string {
  const text = file === undefined && process.stdin.isTTY ? '' : readFileSync(file ?? 0, 'utf8');
  if (text.trim() === '') throw new Error('There is nothing to read: name the FILE of a report; see --help.');
  return text;
}

await runMain(() => {
  const { values, positionals } = parseArgs({
    options: { maps: { type: 'string', default: 'apps/web/dist-maps' }, help: { type: 'boolean' } },
    allowPositionals: true,
  });
  if (values.help === true) {
    console.log(HELP);
    return;
  }
  const maps = new Map<string, SourceMap | null>();
  const text = readable(readReport(positionals[0]));
  const replace = (place: string, script: string, line: string, column: string) => {
    if (!maps.has(script)) maps.set(script, mapIn(values.maps, script));
    return decoded(maps.get(script) ?? null, place, line, column);
  };
  console.log(text.replaceAll(PLACE, replace));
  const unknown = [...maps].filter(([, map]) => map === null).map(([script]) => script);
  if (unknown.length > 0) {
    console.error(`${values.maps} has no map of ${unknown.join(', ')}: it must be of the same build.`);
    process.exitCode = 1;
  }
});
