import { expect, onTestFinished, test } from 'vitest';
import { fillGaps } from './old-browsers.ts';

function removeUntilTheEnd(owner: object, name: string): void {
  const value: unknown = Reflect.get(owner, name);
  onTestFinished(() => {
    Object.assign(owner, { [name]: value });
  });
  Reflect.deleteProperty(owner, name);
}

test('fillGaps: adds the missing functions of an old browser', async () => {
  removeUntilTheEnd(Promise, 'withResolvers');
  removeUntilTheEnd(URL, 'canParse');

  fillGaps();

  const { promise, resolve } = Promise.withResolvers<string>();
  resolve('done');
  await expect(promise).resolves.toBe('done');
  expect([URL.canParse('https://amana.test/a'), URL.canParse('//')]).toEqual([true, false]);
});
