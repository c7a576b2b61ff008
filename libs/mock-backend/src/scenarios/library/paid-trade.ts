import { type Playthrough, DAY_MS, HOUR_MS } from './scenario.ts';
import type { ScenarioTrade } from '../scenario-trade.ts';

/** Ada paid for Chidi's laptop `days` ago. */
export function paid({ ago, mainTrade }: Playthrough, days: number): ScenarioTrade {
  ago(days * DAY_MS + 2 * HOUR_MS);
  const trade = mainTrade();
  trade.approve();
  ago(days * DAY_MS);
  trade.openAccount();
  trade.transfer();
  return trade;
}

/** Chidi shipped the laptop a day after Ada paid. */
export async function shipped(playthrough: Playthrough, days: number): Promise<ScenarioTrade> {
  const trade = paid(playthrough, days);
  playthrough.ago((days - 1) * DAY_MS);
  await trade.ship();
  return trade;
}
