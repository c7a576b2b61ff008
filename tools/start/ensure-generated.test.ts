import { expect, test } from 'vitest';
import { runSilently } from './ensure-generated.ts';

test('a command that fails is reported with its output and its errors', () => {
  const script = "console.log('> nx run'); console.error('orders.yaml:5:4'); process.exitCode = 1";

  expect(() => runSilently(['--eval', script])).toThrow(/> nx run[\s\S]*orders\.yaml:5:4/);
});

test('a successful command: no failure', () => {
  expect(() => runSilently(['--eval', "console.log('done')"])).not.toThrow();
});
