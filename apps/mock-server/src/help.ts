import { SCENARIO_NAMES } from '@amana/mock-backend';
import { DEFAULT_HOST, DEFAULT_PORT } from './options.ts';

const COLUMN = 21;
const WIDTH = 110;

/** Lines of names that leave the column of options free. */
function namesInLines(names: readonly string[]): string {
  const lines = [''];
  for (const name of names) {
    const line = lines.at(-1) ?? '';
    if (line.length + name.length + 2 > WIDTH - COLUMN) lines.push(name);
    else lines[lines.length - 1] = line === '' ? name : `${line}, ${name}`;
  }
  return lines.map((line) => ' '.repeat(COLUMN) + line).join(',\n');
}

export const HELP = `npm run mock -- [options]      (or: node apps/mock-server/src/main.ts [options])

Where
  --port N           the port to listen on; 0 takes a free one and prints it as JSON (default ${DEFAULT_PORT})
  --host ADDRESS     the address to listen on (default ${DEFAULT_HOST}); any other than this machine's own
                     needs --control-key
  --control-key KEY  the control API under /mock answers only with this key in the header x-control-key

What is in it
  --scenario NAME    how the world begins (default: default); a world in --data goes on as it is; one of
${namesInLines(SCENARIO_NAMES)}
  --orders N         how many orders the scenario busy has
  --seed N           makes everything random repeatable
  --data DIR         keeps the world in this folder: what was acknowledged survives even a kill -9;
                     without it the world is gone when the server stops

How it behaves
  --latency MS       holds every answer of the API back for so long
  --smtp HOST:PORT   also sends every mail to this mail catcher
  --app-url URL      where the web app is opened: links in mails begin with it
  --serve-app DIR    also serves the built web app in DIR

  --help             this text
`;
