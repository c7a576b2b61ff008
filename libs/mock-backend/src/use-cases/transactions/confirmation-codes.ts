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

/** Mails a new code to the buyer. The order stores only its hash. */
export function sendConfirmationCode(world: World, order: OrderRow): void {
  const code = confirmationCodeFrom(world.random.next());
  world.tables.orders.update(order.id, { codeHash: hashOf(order, code), wrongCodeTries: 0 });
  const buyer = order.buyerId === null ? undefined : world.tables.users.get(order.buyerId);
  if (buyer !== undefined) mailConfirmationCode(world, buyer, order, code);
}

/** Null when the code is right; a wrong one counts, and the fifth voids it and mails a new one. */
export function confirmationCodeRefusal(
  world: World,
  order: OrderRow,
  typed: string,
): (Refusal<'invalid' | 'tooManyTries'> & Pick<FieldRefusal, 'errors'>) | null {
  const code = readConfirmationCode(typed);
  if (code === null) return refuseField('ConfirmationCode', CONFIRMATION_CODE_INVALID);
  if (order.codeHash === hashOf(order, code)) return null;
  const { refusal, wrongTries, isVoid } = countWrongCode(order.wrongCodeTries);
  world.tables.orders.update(order.id, { wrongCodeTries: wrongTries });
  if (isVoid) {
    record(world, 'code.void', `The confirmation code of ${order.orderNumber} is void`, order.id);
    sendConfirmationCode(world, order);
  }
  return { ...refusal, errors: { ConfirmationCode: [refusal.message] } };
}

/** Salted with the order's secret code, because six digits alone could be found by trying them all. */
function hashOf({ id, referralCode }: OrderRow, code: string): string {
  return sha256(`${id}/${referralCode}/${code}`);
}
