import { SCENARIO_NAMES } from '@amana/mock-lab';
import { expect, test } from 'vitest';
import { hostRefusal, readCommand } from './options.ts';

function refusalOf(...args: string[]): string {
  const command = readCommand(args);
  return command.kind === 'wrong' ? command.message : '';
}

test('without options it listens on port 4300', () => {
  expect(readCommand([])).toEqual({ kind: 'start', options: { port: 4300 } });
});

test('an empty port of the environment counts as missing', () => {
  expect(readCommand([], { API_PORT: '', PORT: '' })).toEqual({ kind: 'start', options: { port: 4300 } });
});

test('the ports of `npm start` hold without options too', () => {
  const ports = { API_PORT: '4301', PORT: '4201' };

  expect(readCommand([], ports)).toEqual({
    kind: 'start',
    options: { port: 4301, appUrl: 'http://localhost:4201' },
  });
  expect(readCommand(['--port', '0', '--app-url', 'http://a.test'], ports)).toEqual({
    kind: 'start',
    options: { port: 0, appUrl: 'http://a.test' },
  });
  expect(readCommand([], { API_PORT: 'many' })).toEqual({
    kind: 'wrong',
    message: "--port must be a whole number from 0 to 65535, not 'many'.",
  });
});

test('every option is read', () => {
  const args =
    '--port 0 --host 127.0.0.2 --scenario busy --orders 500 --seed 7 --control-key k --allow-origins https://a.test/x,http://b.test:80 --app-url http://a.test/ --data no/folder/yet --latency 250';

  expect(readCommand(args.split(' '))).toEqual({
    kind: 'start',
    options: {
      port: 0,
      host: '127.0.0.2',
      scenario: 'busy',
      orders: 500,
      seed: 7,
      controlKey: 'k',
      allowOrigins: ['https://a.test', 'http://b.test'],
      appUrl: 'http://a.test',
      data: 'no/folder/yet',
      latency: 250,
    },
  });
});

test.each(SCENARIO_NAMES)('the scenario %s is in the help and can be chosen', (scenario) => {
  const help = readCommand(['--help']);
  expect(help.kind === 'help' && help.text.split(/[\s,]+/)).toContain(scenario);
  expect(readCommand(['--scenario', scenario])).toEqual({ kind: 'start', options: { port: 4300, scenario } });
});

test('help: has a space between each option and its description', () => {
  const help = readCommand(['--help']);
  expect(help.kind === 'help' && help.text).toMatch(/--allow-origins URL,URL +sites besides/);
});

test.each([
  [['--port', 'http'], '--port must be a whole number'],
  [['--port', '65536'], '--port must be a whole number'],
  [['--orders', '-1'], 'argument is ambiguous'],
  [['--orders=1.5'], '--orders must be a whole number'],
  [['--scenario', 'full'], '--scenario is one of default, empty, busy'],
  [['--app-url', 'javascript:alert(1)'], '--app-url must be an http address'],
  [['--allow-origins', 'https://a.test,b.test'], '--allow-origins must be an http address'],
  [['--serve-app', '/no/such/folder'], 'there is no index.html'],
  [['--data', import.meta.filename], 'is a file'],
  [['--data', ' '], '--data needs a value'],
  [['--host', ''], '--host needs a value'],
  [['--control-key', ''], '--control-key needs a value'],
  [['--latency', '1e9'], '--latency must be a whole number'],
  [['--prot', '4301'], "Unknown option '--prot'"],
  [['4301'], 'Unexpected argument'],
])('%j is refused with one line', (args, sentence) => {
  expect(refusalOf(...args)).toContain(sentence);
  expect(refusalOf(...args)).not.toContain('\n');
});

test.each(['0.0.0.0', '::', '192.168.1.2', 'example.test', '127.0.0.1.example.test'])(
  'the address %s needs a control key',
  (host) => {
    expect(refusalOf('--host', host)).toContain('--control-key');
    expect(hostRefusal({ host, controlKey: '' })).toContain('--control-key');
    expect(hostRefusal({ host, controlKey: 'secret' })).toBeUndefined();
  },
);

test.each(['127.0.0.1', '127.3.2.1', '::1', 'localhost'])('the address %s needs no control key', (host) => {
  expect(hostRefusal({ host })).toBeUndefined();
});
