import type { CreateOrderRequest } from '@amana/api/contract';
import {
  type Side,
  decideOrderCreation,
  emailKey,
  isProfileCompleted,
  koboToNaira,
  lagosDay,
  nairaToKobo,
  refuse,
  trimText,
} from '@amana/domain';
import { descriptionProblem } from '@amana/domain/validation';
import { rateRefusal } from '../limit-rate.ts';
import { type Outcome, done, refuseField } from '../outcome.ts';
import type { OrderRow, UserRow } from '../../store/row-types.ts';
import { fullName } from '../../store/living-user.ts';
import { record } from '../../simulation/event-log.ts';
import { type World, nextNumber } from '../../simulation/world.ts';
import { hasBankDetails } from './apply-order-event.ts';
import { notifyCreated } from '../mail-and-notification-texts/texts.ts';
import { referralLink } from '../mail-and-notification-texts/links-to-screens.ts';

const REFERRAL_CODE_LENGTH = 10;
const ORDER_NUMBER_DIGITS = 6;

export async function createOrder(world: World, caller: UserRow, body: CreateOrderRequest) {
  const named = creatorSideOf(caller, body);
  if (!named.ok) return named;
  const side = named.value;
  const description = trimText(body.description);
  const problem = descriptionProblem(description);
  if (problem !== null) return refuseField('description', problem);
  const amountKobo = nairaToKobo(body.amount);
  const decided = decideOrderCreation({
    creatorSide: side,
    creatorEmail: caller.email,
    counterpartEmail: body.email,
    hasBankDetails: hasBankDetails(world, caller),
    profileCompleted: isProfileCompleted(caller),
    amount: amountKobo,
    deliveryDate: body.estimatedTimeOfDelivery,
    today: lagosDay(world.clock.now()),
  });
  if (!decided.ok) return 'field' in decided ? refuseField(decided.field, decided.message) : decided;
  const tooMany = rateRefusal(world, 'order', `${caller.id} ${emailKey(body.email)}`);
  if (tooMany !== null) return tooMany;

  const counterpart = confirmedUser(world, body.email);
  const order = await addOrder(world, {
    description,
    amountKobo,
    orderStatus: decided.orderStatus,
    sellerId: side === 'seller' ? caller.id : (counterpart?.id ?? null),
    buyerId: side === 'buyer' ? caller.id : (counterpart?.id ?? null),
    createdBy: caller.id,
    creatorSide: side,
    counterpartEmail: trimText(body.email),
    counterpartPhone: body.phoneNumber ?? '',
    deliveryDate: decided.deliveryDate,
  });
  await record(world, 'order.created', `${fullName(caller)} created order ${order.orderNumber}`, order.id);
  await notifyCreated(world, caller, order, counterpart?.id ?? null);
  const message =
    side === 'buyer' ? 'Purchase request created successfully' : 'Sale request created successfully';
  return done(
    {
      id: order.id,
      amount: koboToNaira(order.amountKobo),
      description: order.description,
      referralLink: referralLink(world, order),
    },
    message,
  );
}

export function creatorSideOf(
  caller: UserRow,
  { vendorId, buyerId }: { readonly vendorId?: string | undefined; readonly buyerId?: string | undefined },
): Outcome<Side> {
  if ((vendorId === undefined) === (buyerId === undefined)) {
    return refuseField('vendorId', 'Either vendorId or buyerId must name you');
  }
  if ((vendorId ?? buyerId)?.toLowerCase() !== caller.id) {
    return refuse('forbidden', 'You can only create orders for yourself');
  }
  return done(vendorId === undefined ? 'buyer' : 'seller');
}

/** A user joins an order only after their address is confirmed. */
function confirmedUser(world: World, email: string): UserRow | undefined {
  const user = world.indexes.usersByEmail.first(emailKey(email));
  return user?.emailConfirmed === true ? user : undefined;
}

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
    proofCode: null,
    ...also,
  });
}
