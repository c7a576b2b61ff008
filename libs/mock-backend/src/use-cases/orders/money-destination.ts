import type { Payout, Refund, TradeEvent } from '@amana/api/contract';
import { koboToNaira, orderBreakdown, partyOf } from '@amana/domain';
import type { World } from '../../simulation/world.ts';
import type { OrderRow } from '../../store/row-types.ts';

/** The payout for the seller, the refund for the buyer; neither party learns about the other's bank. */
export function moneyDestination(
  world: World,
  order: OrderRow,
  viewerId: string,
  events: readonly TradeEvent[] = [],
): { payout?: Payout; refund?: Refund } {
  const { transactionRef = '' } = world.tables.transactions.get(order.transactionId ?? '') ?? {};
  const made = (name: string, event: TradeEvent | undefined) =>
    event === undefined ? {} : { reference: transactionRef.replace('AMN-TX', name), at: event.at };
  if (partyOf(order, viewerId) === 'seller') {
    if (order.withdrawalAccount === null) return {};
    const { bankName, accountNumber, accountName } = order.withdrawalAccount;
    const settled = events.find(({ kind }) => kind === 'settled');
    const account = { bankName, accountNumberLast4: accountNumber.slice(-4), accountName };
    return { payout: { ...account, ...made('PAYOUT', settled) } };
  }
  if (order.orderStatus !== 'Close') return {};
  const decided = events.find(({ reason }) => reason === 'forBuyer');
  const { grossPayable } = orderBreakdown(order.amountKobo);
  return { refund: { amount: koboToNaira(grossPayable), ...made('REFUND', decided) } };
}
