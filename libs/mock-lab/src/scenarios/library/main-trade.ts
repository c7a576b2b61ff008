import { type Playthrough, DAY_MS, HOUR_MS, MINUTE_MS } from './scenario.ts';
import type { TradePlan } from '../scenario-trade.ts';

export async function created({ ago, mainTrade }: Playthrough, plan?: Partial<TradePlan>) {
  await ago(HOUR_MS);
  return mainTrade(plan);
}

export async function approved({ ago, mainTrade }: Playthrough, plan?: Partial<TradePlan>) {
  await ago(2 * HOUR_MS);
  const trade = await mainTrade(plan);
  await ago(HOUR_MS);
  await trade.approve();
  return trade;
}

/** The temporary account was opened `agoMs` ago. */
export async function opened({ ago, mainTrade }: Playthrough, agoMs: number) {
  await ago(agoMs + 2 * HOUR_MS);
  const trade = await mainTrade();
  await trade.approve();
  await ago(agoMs);
  await trade.openAccount();
  return trade;
}

/** `moreNaira` than was due has come a minute ago. */
export async function transferred(playthrough: Playthrough, moreNaira: number) {
  const trade = await opened(playthrough, 10 * MINUTE_MS);
  await playthrough.ago(MINUTE_MS);
  await trade.transfer({ moreNaira });
}

export async function paid(playthrough: Playthrough, daysAgo: number) {
  const trade = await opened(playthrough, daysAgo * DAY_MS);
  await trade.transfer();
  return trade;
}

/** Shipped a day after payment. */
export async function shipped(playthrough: Playthrough, daysAgo: number) {
  const trade = await paid(playthrough, daysAgo + 1);
  await playthrough.ago(daysAgo * DAY_MS);
  await trade.ship();
  return trade;
}

export async function disputed(playthrough: Playthrough) {
  const trade = await shipped(playthrough, 2);
  await playthrough.ago(DAY_MS);
  await trade.dispute();
  return trade;
}
