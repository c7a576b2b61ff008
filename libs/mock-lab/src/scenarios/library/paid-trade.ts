import { type Playthrough, DAY_MS, HOUR_MS } from './scenario.ts';
import type { ScenarioTrade } from '../scenario-trade.ts';

export async function paid({ ago, mainTrade }: Playthrough, days: number): Promise<ScenarioTrade> {
  await ago(days * DAY_MS + 2 * HOUR_MS);
  const trade = await mainTrade();
  await trade.approve();
  await ago(days * DAY_MS);
  await trade.openAccount();
  await trade.transfer();
  return trade;
}

export async function shipped(playthrough: Playthrough, days: number): Promise<ScenarioTrade> {
  const trade = await paid(playthrough, days);
  await playthrough.ago((days - 1) * DAY_MS);
  await trade.ship();
  return trade;
}
