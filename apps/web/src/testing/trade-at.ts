import type { OrderStatus } from '@amana/domain';
import type { TestBackend, Trade } from '@amana/mock-backend/testing';
import { createTestBackend, startTrade } from '@amana/mock-backend/testing';

export interface TradeAt {
  backend: TestBackend;
  trade: Trade;
  transactionId: string;
}

/** A world with one trade in it, of ₦50,000 unless told otherwise: Ada buys from Chidi, and it has come so far. */
export async function tradeAt(
  status: OrderStatus,
  { amount, seed = 'test' }: { amount?: number; seed?: string } = {},
): Promise<TradeAt> {
  const backend = await createTestBackend({ seed });
  const trade = await startTrade(backend, amount);
  await trade.bringTo(status);
  return { backend, trade, transactionId: await trade.transactionId() };
}
