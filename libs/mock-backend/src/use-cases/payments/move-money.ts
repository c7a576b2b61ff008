import { type Kobo, orderBreakdown, settlementShares } from '@amana/domain';
import { LEDGER } from '../../store/control-names.ts';
import type { World } from '../../simulation/world.ts';
import type { OrderRow } from '../../store/row-types.ts';

type LedgerAccount = (typeof LEDGER)[keyof typeof LEDGER];

export async function moveMoney(
  world: World,
  order: OrderRow,
  from: LedgerAccount,
  to: LedgerAccount,
  amountKobo: Kobo,
  memo: string,
): Promise<void> {
  const atMs = world.clock.now();
  await world.ledger.post({ atMs, orderId: order.id, debit: to, credit: from, amountKobo, memo });
}

export async function paySettlement(world: World, order: OrderRow): Promise<void> {
  const { seller, platform, tax } = settlementShares(orderBreakdown(order.amountKobo));
  const memo = `Net amount to ${order.withdrawalAccount ?? 'the seller'}`;
  await moveMoney(world, order, LEDGER.escrow, LEDGER.sellersBanks, seller, memo);
  await moveMoney(world, order, LEDGER.escrow, LEDGER.platform, platform, 'Charges of both parties');
  await moveMoney(world, order, LEDGER.escrow, LEDGER.tax, tax, 'VAT of both parties');
}
