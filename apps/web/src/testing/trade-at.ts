import type { OrderStatus } from '@amana/domain';
import { type TestBackend, type Trade, createTestBackend, startTrade } from '@amana/mock-lab/testing';

export interface TradeAt {
  backend: TestBackend;
  trade: Trade;
  transactionId: string;
}

/** A backend with one trade, by default of ₦50,000, between Ada as the buyer and Chidi. */
export async function tradeAt(
  status: OrderStatus,
  { amount, seed = 'test' }: { amount?: number; seed?: string } = {},
): Promise<TradeAt> {
  const backend = await createTestBackend({ seed });
  const trade = await startTrade(backend, amount);
  await trade.bringTo(status);
  return { backend, trade, transactionId: await trade.transactionId() };
}
