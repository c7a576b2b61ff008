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

type Keys = Pick<OrderRow, 'id' | 'referralCode'>;

export function newOrderKeys({ random }: World): Keys {
  return { id: random.uuid(), referralCode: random.text(REFERRAL_CODE_LENGTH) };
}

export async function addOrder(
  world: World,
  order: NewOrder,
  also: Keys & Partial<OrderRow> = newOrderKeys(world),
): Promise<OrderRow> {
  const seq = nextNumber(world, 'order');
  return world.tables.orders.create({
    ...order,
    seq,
    orderNumber: `AMN-${String(seq).padStart(ORDER_NUMBER_DIGITS, '0')}`,
    statusBeforeDispute: null,
    createdAtMs: world.clock.now(),
    transactionId: null,
    paidAtMs: null,
    evidenceId: null,
    codeHash: null,
    wrongCodeTries: 0,
    receivedOn: null,
    receivedBy: null,
    withdrawalAccount: null,
    ...also,
  });
}
