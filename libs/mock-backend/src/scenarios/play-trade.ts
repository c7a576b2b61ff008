import { kobo, lagosDay, orderBreakdown, nairaToKobo } from '@amana/domain';
import { deadlineHandlers } from '../deadline-handlers.ts';
import type { Answer } from '../http/answer.ts';
import { cancelDispute, createDispute } from '../use-cases/disputes/disputes.ts';
import { resolveDispute } from '../use-cases/disputes/resolve-dispute.ts';
import { approveOrder } from '../use-cases/orders/approve-order.ts';
import { createOrder } from '../use-cases/orders/create-order.ts';
import { stopOrder } from '../use-cases/orders/stop-order.ts';
import { initiatePayment } from '../use-cases/payments/initiate-payment.ts';
import { receiveTransfer } from '../use-cases/payments/receive-transfer.ts';
import { updateOrderDelivery } from '../use-cases/transactions/update-delivery.ts';
import { livingUser } from '../world/living-user.ts';
import type { UserRow } from '../world/rows.ts';
import { runDue } from '../world/run-due.ts';
import type { World } from '../world/world.ts';
import type { Trade, TradeEnd } from './default-trades.ts';
import { sampleParcel } from './sample-parcel.ts';
import { personaOf } from './personas.ts';

const DAY_MS = 86_400_000;

/** Lets time pass, with everything that falls due on the way. */
export function passTime(world: World, forMs: number): void {
  const atMs = world.clock.now() + forMs;
  runDue(world, atMs, deadlineHandlers);
  world.clock.moveTo(atMs);
}

/** What an answer holds; a refusal is a mistake in the scenario. */
export function must<Body>(answer: Answer<Body>): Body {
  if (!answer.ok) throw new Error(`The scenario was refused: ${answer.message}`);
  return answer.body;
}

export function personOf(world: World, id: 'ada' | 'chidi'): UserRow {
  const user = livingUser(world, personaOf(id)?.userId ?? '');
  if (user === undefined) throw new Error(`There is no ${id} in this world`);
  return user;
}

/** Lives through one trade as its people would, `paceMs` between two steps. Answers the order's id. */
export async function playTrade(world: World, trade: Trade, paceMs: number): Promise<string> {
  const seller = personOf(world, trade.seller);
  const buyer = personOf(world, trade.seller === 'ada' ? 'chidi' : 'ada');
  const [creator, other] = trade.creator === 'seller' ? [seller, buyer] : [buyer, seller];
  const deliveryDay = lagosDay(world.clock.now() + 5 * DAY_MS);
  const isOver = (...ends: TradeEnd[]) => ends.includes(trade.end);

  const { data: created } = must(
    createOrder(world, creator, {
      email: other.email,
      description: trade.description,
      amount: trade.amountNaira,
      phoneNumber: other.phoneNumber,
      ...(trade.creator === 'seller'
        ? { vendorId: seller.id, estimatedTimeOfDelivery: deliveryDay }
        : { buyerId: buyer.id }),
    }),
  );
  const orderId = created.id;
  passTime(world, paceMs);
  if (isOver('Pending')) return orderId;
  if (isOver('Rejected', 'Cancelled')) {
    must(
      stopOrder(
        world,
        isOver('Rejected') ? seller : buyer,
        orderId,
        isOver('Rejected') ? 'reject' : 'cancel',
      ),
    );
    return orderId;
  }
  if (trade.creator === 'buyer') {
    must(approveOrder(world, seller, { orderId, estimatedTimeOfDelivery: deliveryDay }));
    passTime(world, paceMs);
  }
  if (isOver('Approved')) return orderId;

  const { data: account } = must(initiatePayment(world, buyer, { orderId }));
  if (isOver('OpenTransaction')) return orderId;
  if (isOver('AwaitingPayment')) {
    passTime(world, world.settings.accountLifetimeMs);
    return orderId;
  }
  passTime(world, Math.min(paceMs, world.settings.accountLifetimeMs / 2));
  const { accountNumber, transactionId } = account;
  const amountKobo = orderBreakdown(nairaToKobo(trade.amountNaira)).grossPayable;
  must(
    credited(
      receiveTransfer(world, {
        accountNumber,
        amountKobo: kobo(amountKobo),
        reference: `BANK-${accountNumber}`,
      }),
    ),
  );
  passTime(world, paceMs);
  if (isOver('Paid')) return orderId;

  if (isOver('InDispute', 'DisputeCancelled', 'DecidedForBuyer', 'DecidedForSeller')) {
    await playDispute(world, trade, { buyer, transactionId }, paceMs);
    return orderId;
  }
  must(
    await updateOrderDelivery(world, seller, {
      TransactionId: transactionId,
      OrderStatus: 'Shipped',
      UploadEvidence: sampleParcel(),
    }),
  );
  passTime(world, paceMs);
  if (isOver('Shipped')) return orderId;

  const [mail] = world.mailbox.list({ to: buyer.email, kind: 'confirmation-code', limit: 1 });
  must(
    await updateOrderDelivery(world, buyer, {
      TransactionId: transactionId,
      OrderStatus: 'Delivered',
      OrderReceivedDate: lagosDay(world.clock.now()),
      ReceivedBy: `${buyer.firstName} ${buyer.lastName}`,
      ConfirmationCode: mail?.code ?? '',
    }),
  );
  passTime(world, paceMs);
  return orderId;
}

function credited(result: ReturnType<typeof receiveTransfer>): Answer<null> {
  return result.ok ? { ok: true, body: null } : result;
}

interface Disputed {
  readonly buyer: UserRow;
  readonly transactionId: string;
}

async function playDispute(
  world: World,
  { end, description }: Trade,
  { buyer, transactionId }: Disputed,
  paceMs: number,
): Promise<void> {
  const { data: dispute } = must(
    await createDispute(world, buyer, {
      TransactionId: transactionId,
      CreatedByUserId: buyer.id,
      DisputeCategory: world.random.below(2) === 0 ? 'DelayedDelivery' : 'OrderMismatched',
      Title: `${description}: not as agreed`,
      Note: 'The seller does not answer my calls, and the agreed day has passed.',
      Document: sampleParcel(),
    }),
  );
  passTime(world, paceMs);
  if (end === 'DisputeCancelled') must(cancelDispute(world, buyer, dispute.id));
  if (end === 'DecidedForBuyer') must(resolveDispute(world, dispute.id, { inFavourOf: 'buyer' }));
  if (end === 'DecidedForSeller') must(resolveDispute(world, dispute.id, { inFavourOf: 'seller' }));
}
