/** Looks into the production build: nothing of the mock, the demo, the personas or their password is in it. */
import { globSync, readFileSync } from 'node:fs';
import { tracesOfTheDemo } from './demo-free/traces.ts';
import { inWorkspace } from './workspace.ts';

/** A search that finds too little where the demo is would find nothing where it is not. */
const LEAST_SHARE_IN_DEMO = 0.8;

interface BuiltFile {
  readonly name: string;
  readonly text: string;
}

function filesOf(folder: string): BuiltFile[] {
  return globSync('**/*.*', { cwd: inWorkspace(folder), exclude: [] })
    .concat(globSync('.vite/**/*.*', { cwd: inWorkspace(folder) }))
    .map((name) => ({ name, text: readFileSync(inWorkspace(folder, name), 'utf8') }));
}

function fail(sentence: string): void {
  console.error(`✖ ${sentence}`);
  process.exitCode = 1;
}

const [production, demo] = [filesOf('apps/web/dist'), filesOf('apps/web/dist-demo')];
const traces = tracesOfTheDemo();
const inDemo = traces.filter((trace) => demo.some(({ text }) => text.includes(trace)));
for (const { name, text } of production)
  for (const trace of traces) if (text.includes(trace)) fail(`${name} of the production build has: ${trace}`);
if (!production.some(({ name }) => name === 'index.html')) fail('There is no production build to look into.');
if (inDemo.length < traces.length * LEAST_SHARE_IN_DEMO)
  fail(
    `Only ${inDemo.length} of ${traces.length} traces are in the demo itself: the search is worth nothing.`,
  );
console.log(
  `${production.length} files of the production build looked through for ${traces.length} traces of the demo, ` +
    `${inDemo.length} of which are in the demo.`,
);
