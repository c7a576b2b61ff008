import { DELIVERY_STATUS, formatNaira, lagosDay, nairaToKobo } from '@amana/domain';
import type { Inspector, Step } from './inspector.ts';
import type { CheckOptions, TestAccount } from './options.ts';
import { tryReads } from './try-reads.ts';

type Person = Awaited<ReturnType<typeof signIn>>;

/** Signs in, trades up to the payment and reads. A paid order is also shipped. */
export async function runSandbox(
  inspector: Inspector,
  { baseUrl }: CheckOptions,
  accounts: NonNullable<CheckOptions['accounts']>,
): Promise<void> {
  const buyer = await inspector.walk("the buyer's sign-in", (step) => signIn(step, accounts.buyer));
  const seller = await inspector.walk("the seller's sign-in", (step) => signIn(step, accounts.seller));
  if (buyer === undefined || seller === undefined) return;
  const newOrder = async (step: Step) => {
    const order = { email: seller.email, buyerId: buyer.userId, description: 'A check', amount: 5_000 };
    return (await step('createOrder', { body: order }, buyer.token)).data.id;
  };
  await inspector.walk('the trade', async (step) => {
    inspector.notes.push(await walkTrade(step, await newOrder(step), buyer, seller));
  });
  await inspector.walk('the ended orders', async (step) => {
    await step('cancelOrder', { body: { orderId: await newOrder(step) } }, buyer.token);
    await step('rejectOrder', { body: { orderId: await newOrder(step) } }, seller.token);
  });
  for (const person of [buyer, seller]) await tryReads(inspector, baseUrl, person);
}

async function signIn(step: Step, { email, password }: TestAccount) {
  const { data: session } = await step('login', { body: { email, password } });
  const { data: tokens } = await step('refresh', { body: { refreshToken: session.refreshToken } });
  return { userId: session.user.userId, email, token: tokens.token };
}

/** Returns a sentence about how far the trade came. */
async function walkTrade(step: Step, orderId: string, buyer: Person, seller: Person): Promise<string> {
  const { data: order } = await step('getOrder', { path: { id: orderId } }, buyer.token);
  await step('getOrder', { path: { id: orderId } }, seller.token);
  const { data: bank } = await step('getBankAccount', { path: { userId: seller.userId } }, seller.token);
  if (bank === null) return 'Not tried: a payment, because the seller has no bank account.';
  // By the API's clock, which may differ from that of this machine.
  const estimatedTimeOfDelivery = lagosDay(Date.parse(order.createdAt));
  await step('approveOrder', { body: { orderId, estimatedTimeOfDelivery } }, seller.token);
  const { data: account } = await step('initiatePayment', { body: { orderId } }, buyer.token);

  const query = { pageNumber: 1, pageSize: 10, filter: 'Paid' } as const;
  const { data: paid } = await step('getTransactionHistory', { query }, buyer.token);
  const transaction = paid.find(
    ({ senderId, recipientId, orderStatus }) =>
      senderId === buyer.userId && recipientId === seller.userId && orderStatus === 'Paid',
  );
  const toPay = `${formatNaira(nairaToKobo(account.amount))} into ${account.accountNumber}`;
  if (transaction === undefined) return `Not tried: a shipment. Pay ${toPay} and run this again.`;
  const { proofCode } = (await step('getOrder', { path: { id: transaction.orderId } }, buyer.token)).data;
  if (proofCode !== undefined) await step('getOrderProof', { path: { code: proofCode } });
  const body = { TransactionId: transaction.id, OrderStatus: DELIVERY_STATUS.markShipped };
  await step('updateOrderDelivery', { body }, seller.token);
  return 'A paid order was shipped.';
}
