import { DAY_MS, HOUR_MS } from './start.ts';
import type { Stage } from './stage.ts';
import type { TradeActs } from '../trade-acts.ts';

/** Ada paid for Chidi's laptop `days` ago. */
export function paid({ ago, star }: Stage, days: number): TradeActs {
  ago(days * DAY_MS + 2 * HOUR_MS);
  const trade = star();
  trade.approve();
  ago(days * DAY_MS);
  trade.openAccount();
  trade.transfer();
  return trade;
}

/** Chidi shipped the laptop a day after Ada paid. */
export async function shipped(stage: Stage, days: number): Promise<TradeActs> {
  const trade = paid(stage, days);
  stage.ago((days - 1) * DAY_MS);
  await trade.ship();
  return trade;
}
