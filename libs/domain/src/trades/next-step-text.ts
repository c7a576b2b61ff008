import type { OrderState } from '../orders/decide-order-event.ts';
import { isJoined, type Side } from '../orders/order-parties.ts';

export function nextStepText(order: OrderState, side: Side, hasBankDetails: boolean): string {
  const isSeller = side === 'seller';
  switch (order.orderStatus) {
    case 'Pending':
      return pendingText(order, isSeller, hasBankDetails);
    case 'Approved':
      if (!isSeller) return 'You pay next, into an account made for this order.';
      return isJoined(order.buyerId)
        ? 'The buyer pays next.'
        : 'The buyer opens the order link, signs in and pays. Send them the link.';
    case 'AwaitingPayment':
      return isSeller
        ? 'The buyer pays next: the last account expired before a payment came.'
        : 'You pay next, into a new account: the last one expired before a payment came.';
    case 'OpenTransaction':
      return isSeller
        ? 'The buyer has an account to pay into and makes the transfer next.'
        : 'You transfer the exact total to the account before it expires.';
    case 'Paid':
      return isSeller
        ? 'You send the goods next, and confirm the delivery.'
        : 'The seller sends the goods next.';
    case 'Shipped':
      return isSeller
        ? 'The buyer confirms receipt with the code from their email.'
        : 'Once you have the goods, you confirm receipt with the code from your email.';
    case 'Delivered':
      return isSeller
        ? 'Nothing to do: your payment is on its way.'
        : 'Nothing to do: this trade is being settled.';
    case 'Completed':
      return 'This trade is complete.';
    case 'InDispute':
      return 'Support looks into the dispute and decides.';
    case 'Rejected':
      return isSeller ? 'You rejected this order.' : 'The seller rejected this order.';
    case 'Cancelled':
      return isSeller ? 'The buyer cancelled this order.' : 'You cancelled this order.';
    case 'Close':
      return 'Support decided the dispute for the buyer, and this order is closed.';
    default:
      return 'This app does not know this status. Support can tell you what happens next.';
  }
}

function pendingText(order: OrderState, isSeller: boolean, hasBankDetails: boolean): string {
  if (!isSeller) {
    return isJoined(order.sellerId)
      ? 'The seller approves the order next, with a delivery date.'
      : 'The seller opens the order link, signs in and approves. Send them the link.';
  }
  if (!hasBankDetails) return 'You add your bank details next, so that you can be paid.';
  return order.createdBy === order.sellerId
    ? 'You set the delivery date next.'
    : 'You approve the order next, with a delivery date.';
}
