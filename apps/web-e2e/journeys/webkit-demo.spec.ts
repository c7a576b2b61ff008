import { builtDemo, expect } from '../fixtures/demo-test.ts';
import { liveThroughTrade } from '../fixtures/live-through-trade.ts';
import { closeTour } from '../fixtures/returning-visitor.ts';
import { startStaticHost } from '../fixtures/static-host.ts';
import { test } from '../fixtures/webkit-test.ts';

test('on a host of plain files, in a folder of it, two people in two windows trade to the end with the console alone', async ({
  newWebKit,
}) => {
  const host = await startStaticHost(() => builtDemo);
  const browser = await newWebKit(host.url);
  await browser.page.goto('');
  await browser.page.run(closeTour);

  await liveThroughTrade(browser.page.asPage, host.url, {
    openWindow: async (from, name) => {
      const { address, target } = await from.windowAs(name);
      const page = await browser.open('window');
      await page.goto('');
      // A driver cannot open a window by a link; its storage namespace comes from its name.
      await page.run((own: string) => (window.name = own), target);
      await page.goto(address);
      return page.asPage;
    },
    pause: () => Promise.resolve(),
  });

  expect(host.requestedPaths.filter((path) => /\/(api|mock)\//.test(path))).toEqual([]);
  await host.close();
});
