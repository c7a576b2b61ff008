import { BROKEN_OFF, expect, stopWorkers, test as onStaticHost } from '../fixtures/demo-test.ts';
import { test as onNodeHost } from '../fixtures/demo.ts';
import { type DemoBrowser, liveThroughTrade } from '../fixtures/live-through-trade.ts';

const BROWSER: DemoBrowser = {
  openWindow: (from, name) => from.newWindowAs(name),
  pause: (page) => stopWorkers(page.context(), page),
};

// The console slides in and out a dozen times.
const STILL = { contextOptions: { reducedMotion: 'reduce' as const } };
onStaticHost.use(STILL);
onNodeHost.use(STILL);

onStaticHost(
  'on a host of plain files, in a folder of it, two people in two windows trade to the end with the console alone',
  async ({ page, host, problems }) => {
    problems.allow(BROKEN_OFF);

    await liveThroughTrade(page, host.url, BROWSER);

    expect(host.requestedPaths.filter((path) => /\/(api|mock)\//.test(path))).toEqual([]);
  },
);

onNodeHost('on the Node host they do the same with the same console', async ({ page, product }) => {
  await liveThroughTrade(page, product.url, BROWSER);
});
