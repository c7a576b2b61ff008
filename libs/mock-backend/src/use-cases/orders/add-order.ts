import type { OrderRow } from '../../store/row-types.ts';
import { type World, nextNumber } from '../../simulation/world.ts';

const REFERRAL_CODE_LENGTH = 10;
const ORDER_NUMBER_DIGITS = 6;

type NewOrder = Pick<
  OrderRow,
  | 'description'
  | 'amountKobo'
  | 'orderStatus'
  | 'sellerId'
  | 'buyerId'
  | 'createdBy'
  | 'creatorSide'
  | 'counterpartEmail'
  | 'counterpartPhone'
  | 'deliveryDate'
>;

/** Adds an order that nobody has paid for yet. */
export function addOrder(world: World, order: NewOrder): OrderRow {
  const seq = nextNumber(world, 'order');
  return world.tables.orders.insert({
    ...order,
    id: world.random.uuid(),
    seq,
    orderNumber: `AMN-${String(seq).padStart(ORDER_NUMBER_DIGITS, '0')}`,
    statusBeforeDispute: null,
    createdAtMs: world.clock.now(),
    referralCode: world.random.text(REFERRAL_CODE_LENGTH),
    transactionId: null,
    paidAtMs: null,
    evidenceId: null,
    codeHash: null,
    wrongCodeTries: 0,
    receivedOn: null,
    receivedBy: null,
    withdrawalAccount: null,
  });
}
