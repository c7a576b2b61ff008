import { formatNaira } from '../money/format-naira.ts';
import type { Kobo } from '../money/kobo.ts';
import { isJoined, type Side } from '../orders/order-parties.ts';
import type { OrderState } from '../orders/decide-order-event.ts';
import { isSettled } from '../orders/transaction-status.ts';
import { isMoneyInDoubt, tradeDoubt } from '../payments/payment-certainty.ts';
import type { ProgressState } from './order-progress.ts';
import { atSentenceStart } from './other-person.ts';

export interface TradeParty {
  readonly side: Side;
  /** The other person in the middle of a sentence, such as 'Chidi' or 'the seller'. */
  readonly called: string;
  /** What the viewer pays or receives; null where that is not certain. */
  readonly total: Kobo | null;
  /** Of the viewer; a seller must add them first. */
  readonly hasBankDetails: boolean;
}

/** One instruction for the viewer, or the person that the trade waits for. */
export function nextStepText(state: ProgressState, party: TradeParty): string {
  const doubt = doubtText(state);
  if (doubt !== null) return doubt;
  const { orderStatus, transactionStatus } = state;
  if (orderStatus === 'Delivered' && transactionStatus !== undefined && isSettled(transactionStatus))
    return COMPLETE;
  return party.side === 'seller' ? sellerText(state, party) : buyerText(state, party);
}

export const UNKNOWN_STATUS_STEP =
  'This app does not know this status. Support can tell you what happens next.';
const COMPLETE = 'This trade is complete.';
const DISPUTED = 'Waiting for support to decide the dispute. Tell support your side in the chat.';

function doubtText({ orderStatus, transactionStatus }: ProgressState): string | null {
  const doubt = transactionStatus === undefined ? null : tradeDoubt({ orderStatus, transactionStatus });
  return doubt === null ? null : `${doubt}. Support can tell you what happens next.`;
}

function sellerText(order: OrderState, { called, total, hasBankDetails }: TradeParty): string {
  const sum = total === null ? 'your money' : formatNaira(total);
  switch (order.orderStatus) {
    case 'Pending':
      if (!hasBankDetails) return 'Your turn: add your bank details, so that you can be paid.';
      return order.createdBy === order.sellerId
        ? 'Your turn: set the delivery date.'
        : 'Your turn: approve the order and set a delivery date.';
    case 'Approved':
      return isJoined(order.buyerId)
        ? `Waiting for ${called} to pay.`
        : `Your turn: send the order link to ${called}, who then signs in and pays.`;
    case 'AwaitingPayment':
      return `Waiting for ${called} to pay. The last account expired before a payment arrived.`;
    case 'OpenTransaction':
      return `Waiting for ${called} to make the transfer.`;
    case 'Paid':
      return 'Your turn: send the goods, then press Confirm Delivery.';
    case 'Shipped':
      return `Waiting for ${called} to confirm receipt with the code from the email.`;
    case 'Delivered':
      return `Nothing to do: ${sum} is on its way to your bank account.`;
    case 'Completed':
      return COMPLETE;
    case 'InDispute':
      return DISPUTED;
    case 'Rejected':
      return 'You rejected this order.';
    case 'Cancelled':
      return `${atSentenceStart(called)} cancelled this order.`;
    case 'Close':
      return `Support decided the dispute for ${called}, and this order is closed.`;
    default:
      return UNKNOWN_STATUS_STEP;
  }
}

function buyerText(order: ProgressState, { called, total }: TradeParty): string {
  const sum = total === null ? '' : ` ${formatNaira(total)}`;
  switch (order.orderStatus) {
    case 'Pending':
      return isJoined(order.sellerId)
        ? `Waiting for ${called} to approve the order and set a delivery date.`
        : `Your turn: send the order link to ${called}, who then signs in and approves.`;
    case 'Approved':
      return `Your turn: pay${sum}.`;
    case 'AwaitingPayment':
      return `Your turn: get a new account and pay${sum}. The last account expired before a payment arrived.`;
    case 'OpenTransaction':
      return `Your turn: transfer exactly${sum || ' the total'} to the account before it expires.`;
    case 'Paid':
      return `Waiting for ${called} to send the goods.`;
    case 'Shipped':
      return 'Your turn: when you have the goods, press Product Received and enter the code from your email.';
    case 'Delivered':
      return `Nothing to do: ${called} is being paid.`;
    case 'Completed':
      return COMPLETE;
    case 'InDispute':
      return DISPUTED;
    case 'Rejected':
      return `${atSentenceStart(called)} rejected this order.`;
    case 'Cancelled':
      return 'You cancelled this order.';
    case 'Close':
      if (!isRefundCertain(order)) return 'Support decided the dispute for you, and this order is closed.';
      return `Support decided the dispute for you:${sum || ' your payment'} was refunded.`;
    default:
      return UNKNOWN_STATUS_STEP;
  }
}

function isRefundCertain({ orderStatus, transactionStatus }: ProgressState): boolean {
  return transactionStatus === undefined || !isMoneyInDoubt({ orderStatus, transactionStatus });
}
