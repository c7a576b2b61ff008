import {
  type Refusal,
  CONFIRMATION_CODE_INVALID,
  confirmationCodeFrom,
  countWrongCode,
  readConfirmationCode,
} from '@amana/domain';
import { sha256 } from '../../store/sha256.ts';
import { type FieldRefusal, refuseField } from '../outcome.ts';
import type { OrderRow } from '../../store/row-types.ts';
import { record } from '../../simulation/event-recorder.ts';
import type { World } from '../../simulation/world.ts';
import { mailConfirmationCode } from '../mail-and-notification-texts/order-texts.ts';

export function newConfirmationCode(world: World, order: Salt) {
  const code = confirmationCodeFrom(world.random.next());
  return { code, codeHash: hashOf(order, code) };
}

/** Mails a new code to the buyer. The order stores only its hash. */
export async function sendConfirmationCode(world: World, order: OrderRow): Promise<void> {
  const { code, codeHash } = newConfirmationCode(world, order);
  await world.tables.orders.change(order.id, { codeHash, wrongCodeTries: 0 });
  const buyer = order.buyerId === null ? undefined : world.tables.users.get(order.buyerId);
  if (buyer !== undefined) await mailConfirmationCode(world, buyer, order, code);
}

/** Null for the right code. A wrong code counts as a try; the fifth voids the code and mails a new one. */
export async function confirmationCodeRefusal(
  world: World,
  order: OrderRow,
  typed: string,
): Promise<(Refusal<'invalid' | 'tooManyTries'> & Pick<FieldRefusal, 'errors'>) | null> {
  const code = readConfirmationCode(typed);
  if (code === null) return refuseField('ConfirmationCode', CONFIRMATION_CODE_INVALID);
  if (order.codeHash === hashOf(order, code)) return null;
  const { refusal, wrongTries, isVoid } = countWrongCode(order.wrongCodeTries);
  await world.tables.orders.change(order.id, { wrongCodeTries: wrongTries });
  if (isVoid) {
    record(world, 'code.void', `The confirmation code of ${order.orderNumber} is void`, order.id);
    await sendConfirmationCode(world, order);
  }
  return { ...refusal, errors: { ConfirmationCode: [refusal.message] } };
}

type Salt = Pick<OrderRow, 'id' | 'referralCode'>;

/** Salted with the order's secret, because six digits alone can be found by brute force. */
function hashOf({ id, referralCode }: Salt, code: string): string {
  return sha256(`${id}/${referralCode}/${code}`);
}
