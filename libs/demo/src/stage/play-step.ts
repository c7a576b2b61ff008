import {
  type Order,
  approveOrder,
  createOrder,
  errorStatus,
  getDisputeByTransaction,
  initiatePayment,
  serverClock,
  updateOrderDelivery,
} from '@amana/api';
import {
  type Mail,
  type Persona,
  createPersonaSession,
  getAccounts,
  getMailbox,
  resolveDispute,
  sendTransfer,
} from '@amana/api/control';
import { type Side, DELIVERY_STATUS, lagosDay } from '@amana/domain';
import type { QueryClient } from '@tanstack/react-query';
import { Refusal } from '../shared/refusal.ts';
import { settle } from '../shared/settle.ts';
import { GOODS, type Step } from './trade-script.ts';

const SESSION_IS_OVER = 401;

export type Cast = Readonly<Record<Side, Persona>>;

export type Play = ReturnType<typeof playOf>;

export function playOf(cast: Cast, cache: QueryClient) {
  /** Caches one session per persona and renews it after expiry. */
  async function callAs<Answer>(side: Side, call: (session: PersonaSession) => Promise<Answer>) {
    const { id } = cast[side];
    const queryKey = ['stage', 'persona', id];
    const session = () =>
      cache.query({ queryKey, queryFn: () => signIn(id), staleTime: Infinity, retry: false });
    try {
      return await call(await session());
    } catch (error) {
      if (errorStatus(error) !== SESSION_IS_OVER) throw error;
      cache.removeQueries({ queryKey });
      return call(await session());
    }
  }
  return { cast, callAs };
}

type PersonaSession = Awaited<ReturnType<typeof signIn>>;

async function signIn(personaId: string) {
  const { user, token } = (await createPersonaSession(personaId)).data;
  return { user, request: { headers: { Authorization: `Bearer ${token}` } } };
}

export function playCreation({ cast, callAs }: Play): Promise<string> {
  return callAs('buyer', async ({ user, request }) => {
    const body = { ...GOODS, email: cast.seller.email, buyerId: user.userId };
    return (await createOrder(body, request)).data.id;
  });
}

export const PLAY_STEP: Readonly<
  Record<Exclude<Step, 'Create'>, (play: Play, order: Order) => Promise<unknown>>
> = {
  Approve: ({ callAs }, { id }) =>
    callAs('seller', ({ request }) =>
      approveOrder({ orderId: id, estimatedTimeOfDelivery: lagosDay(serverClock.now()) }, request),
    ),
  async Pay({ callAs }, { id }) {
    // The API returns the same account while it is valid.
    await callAs('buyer', ({ request }) => initiatePayment({ orderId: id }, request));
    await payExactly(id);
  },
  Ship: ({ callAs }, order) =>
    callAs('seller', ({ request }) =>
      updateOrderDelivery({ ...transactionOf(order), OrderStatus: DELIVERY_STATUS.markShipped }, request),
    ),
  async Confirm({ cast, callAs }, order) {
    const body = {
      ...transactionOf(order),
      OrderStatus: DELIVERY_STATUS.confirmReceipt,
      OrderReceivedDate: lagosDay(serverClock.now()),
      ReceivedBy: cast.buyer.name,
      ConfirmationCode: (await newestCodeMail(cast.buyer))?.code ?? '',
    };
    await callAs('buyer', ({ request }) => updateOrderDelivery(body, request));
  },
  Settle: (_, { id }) => settle(id),
  async Refund({ callAs }, order) {
    const { TransactionId } = transactionOf(order);
    const { data: dispute } = await callAs('buyer', ({ request }) =>
      getDisputeByTransaction(TransactionId, request),
    );
    await resolveDispute(dispute.id, { inFavourOf: 'buyer' });
  },
};

async function payExactly(orderId: string): Promise<void> {
  const account = (await getAccounts()).data.find((candidate) => candidate.orderId === orderId);
  if (account === undefined) throw new Refusal('No account waits for this money');
  await sendTransfer({ accountNumber: account.accountNumber, amount: account.amount });
}

export async function newestCodeMail(buyer: Persona): Promise<Mail | null> {
  const { data } = await getMailbox({ to: buyer.email, kind: 'confirmation-code', limit: 1 });
  return data[0] ?? null;
}

function transactionOf({ transactionId }: Order): { TransactionId: string } {
  return { TransactionId: transactionId ?? '' };
}
