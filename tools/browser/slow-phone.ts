import type { CDPSession, Page } from '@playwright/test';

const CPU_SLOWDOWN = 4;
const BYTES_PER_KBIT = 125;
const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600 * BYTES_PER_KBIT,
  uploadThroughput: 750 * BYTES_PER_KBIT,
};

export async function slowDownProcessor(page: Page): Promise<CDPSession> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return devTools;
}

/** A phone with a processor of a quarter of this machine's, on a slow network. */
export async function slowDown(page: Page): Promise<void> {
  const devTools = await slowDownProcessor(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', SLOW_NETWORK);
}
