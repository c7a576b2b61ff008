import type { CreateOrderRequest } from '@amana/api/contract';
import { otherPersonOf } from '@amana/domain';
import { describe, expect, test } from 'vitest';
import { type PersonaId, PERSONAS } from '../../simulation/personas.ts';
import { type TestBackend, createTestBackend } from '../../testing/test-backend.ts';
import { userIdOf } from '../../testing/trade.ts';

const [ADA, CHIDI, BOLA, NGOZI, TUNDE] = PERSONAS;
const TODAY = '2026-03-02';
const YESTERDAY = '2026-03-01';
const GOODS = { description: 'Leather sandals', amount: 50_000 };

const purchase = (email: string, change: Partial<CreateOrderRequest> = {}): CreateOrderRequest => ({
  ...GOODS,
  email,
  buyerId: ADA.userId,
  ...change,
});

async function createdOrder(backend: TestBackend, as: PersonaId, body: CreateOrderRequest) {
  const { data, message } = await backend.call('createOrder', { as, body });
  const { data: order } = await backend.call('getOrder', { as, path: { id: data.id } });
  return { ...data, message, order };
}

/** Follows the newest confirmation link that was mailed there. */
async function confirmByMail(backend: TestBackend, to: string): Promise<void> {
  const [mail] = (await backend.call('getMailbox', { query: { to, kind: 'confirm-email' } })).data;
  const link = new URL(mail?.link ?? '');
  const [token, email] = [link.searchParams.get('Token') ?? '', link.searchParams.get('email') ?? ''];
  await backend.call('confirmEmail', { query: { token, email } });
}

const titles = async (backend: TestBackend, as: PersonaId) =>
  (await backend.call('getNotifications', { as })).data.map(({ shortDescription }) => shortDescription);

describe('a new order is', () => {
  test('Pending when the buyer creates it, and the seller is notified', async () => {
    const backend = await createTestBackend();

    const { order, message } = await createdOrder(backend, 'ada', purchase(CHIDI.email));

    expect(message).toBe('Purchase request created successfully');
    expect(order).toMatchObject({
      orderStatus: 'Pending',
      buyerId: ADA.userId,
      sellerId: CHIDI.userId,
      createdBy: ADA.userId,
      name: 'Chidi Okeke',
      estimatedTimeOfDelivery: null,
      transactionId: null,
    });
    expect(await titles(backend, 'chidi')).toContain('New order');
  });

  test('read by both parties with the name and the address of each', async () => {
    const backend = await createTestBackend();
    const { order } = await createdOrder(backend, 'ada', purchase(CHIDI.email));

    const { data } = await backend.call('getOrder', { as: 'chidi', path: { id: order.id } });

    expect(otherPersonOf(order, 'buyer')).toMatchObject({ name: 'Chidi Okeke', email: CHIDI.email });
    expect(otherPersonOf(data, 'seller')).toMatchObject({ name: 'Ada Obi', email: ADA.email });
  });

  test('Approved by a seller with bank details, who must set the delivery date', async () => {
    const backend = await createTestBackend();
    const sale: CreateOrderRequest = { ...GOODS, email: ADA.email, vendorId: CHIDI.userId };
    const dated = (estimatedTimeOfDelivery: string) => ({ ...sale, estimatedTimeOfDelivery });

    const undated = await backend.refusal('createOrder', { as: 'chidi', body: sale });
    const late = await backend.refusal('createOrder', { as: 'chidi', body: dated(YESTERDAY) });
    const { order, message } = await createdOrder(backend, 'chidi', dated(TODAY));

    expect([undated.status, late.status]).toEqual([400, 400]);
    expect(message).toBe('Sale request created successfully');
    expect(order).toMatchObject({ orderStatus: 'Approved', estimatedTimeOfDelivery: TODAY });
  });

  test('Pending by a seller without bank details, who sets the date later', async () => {
    const backend = await createTestBackend();
    const sale = { ...GOODS, email: ADA.email, vendorId: TUNDE.userId };
    const { order } = await createdOrder(backend, 'tunde', sale);
    expect(order.orderStatus).toBe('Pending');
    const body = { OrderId: order.id, EstimatedTimeOfDelivery: TODAY };

    const without = await backend.refusal('updateOrderDelivery', { as: 'tunde', body });
    expect(without).toMatchObject({
      status: 409,
      message: 'Please update your bank details to approve this order.',
    });
    const bank = (await backend.call('getBanks', { as: 'tunde', query: { PageSize: 50, PageNumber: 1 } }))
      .data[0];
    await backend.call('saveBankAccount', {
      as: 'tunde',
      path: { userId: TUNDE.userId },
      body: {
        accountNumber: '4442345678',
        bankName: bank?.name ?? '',
        bankId: bank?.id ?? '',
        accountName: 'TUNDE BELLO',
      },
    });
    const approve = { orderId: order.id, estimatedTimeOfDelivery: TODAY };
    expect((await backend.refusal('approveOrder', { as: 'tunde', body: approve })).status).toBe(403);
    const past = { ...body, EstimatedTimeOfDelivery: YESTERDAY };
    expect((await backend.refusal('updateOrderDelivery', { as: 'tunde', body: past })).errors).toEqual({
      EstimatedTimeOfDelivery: ['Delivery date must be today or later'],
    });

    await backend.call('updateOrderDelivery', { as: 'tunde', body });

    const { data } = await backend.call('getOrder', { as: 'ada', path: { id: order.id } });
    expect(data).toMatchObject({ orderStatus: 'Approved', estimatedTimeOfDelivery: TODAY });
  });

  test('shared by a link in the response and in the mail to the counterpart', async () => {
    const backend = await createTestBackend();

    const { id, referralLink } = await createdOrder(backend, 'ada', purchase('kemi@example.test'));

    expect(referralLink).toMatch(
      new RegExp(`^http://localhost:4200/dashboard/orders/${id}\\?referral=\\w{10}$`),
    );
    const [mail] = (await backend.call('getMailbox', { query: { to: 'kemi@example.test' } })).data;
    expect(mail).toMatchObject({ kind: 'notice', link: referralLink });
  });
});

describe('an order is refused, and nothing changes,', () => {
  test.each<[string, PersonaId, CreateOrderRequest, number, string]>([
    [
      'before the profile is complete',
      'bola',
      purchase(CHIDI.email, { buyerId: BOLA.userId }),
      409,
      'Please complete your profile first',
    ],
    [
      'in the name of somebody else',
      'ada',
      purchase(CHIDI.email, { buyerId: TUNDE.userId }),
      403,
      'yourself',
    ],
    ['as buyer and seller at once', 'ada', purchase(CHIDI.email, { vendorId: ADA.userId }), 400, 'vendorId'],
    ['without a side', 'ada', { ...GOODS, email: CHIDI.email }, 400, 'vendorId'],
    ['below ₦100', 'ada', purchase(CHIDI.email, { amount: 99.99 }), 400, ''],
    ['with part of a kobo', 'ada', purchase(CHIDI.email, { amount: 100.001 }), 400, ''],
    [
      'with a description that is partly reversed',
      'ada',
      purchase(CHIDI.email, { description: 'Shoes \u202e000,1' }),
      400,
      'This contains hidden characters. Type it instead of pasting it',
    ],
  ])('%s', async (_, as, body, status, message) => {
    const backend = await createTestBackend();
    const call = { as, body };
    await backend.request('createOrder', call);
    const before = backend.fingerprint();

    const refusal = await backend.refusal('createOrder', call);

    expect(refusal.status).toBe(status);
    expect(refusal.message).toContain(message);
    expect(backend.fingerprint()).toBe(before);
  });
});

describe('the counterpart', () => {
  test('joins at once by a confirmed address in upper or lower case', async () => {
    const backend = await createTestBackend();

    const { order } = await createdOrder(backend, 'ada', purchase('Chidi@AMANA.test'));

    expect(order.sellerId).toBe(CHIDI.userId);
  });

  test('with an unconfirmed address joins on confirmation; both are notified', async () => {
    const backend = await createTestBackend();
    const { order } = await createdOrder(backend, 'ada', purchase(NGOZI.email));
    expect(order).toMatchObject({ sellerId: null, name: '' });

    await confirmByMail(backend, NGOZI.email);

    const { data } = await backend.call('getOrder', { as: 'ngozi', path: { id: order.id } });
    expect(data).toMatchObject({ sellerId: NGOZI.userId, name: 'Ngozi Eze' });
    expect(await titles(backend, 'ada')).toContain('Your counterpart joined');
    expect(await titles(backend, 'ngozi')).toContain('An order waits for you');
  });

  test('joins on registering later, without notifications of cancelled orders', async () => {
    const backend = await createTestBackend();
    const email = 'kemi@example.test';
    const living = await createdOrder(backend, 'ada', purchase(email));
    const dead = await createdOrder(backend, 'ada', purchase(email));
    await backend.call('cancelOrder', { as: 'ada', body: { orderId: dead.id } });

    const password = 'Passw0rd!';
    const person = { firstName: 'Kemi', lastName: 'Alao', email, phoneNumber: '08011112222' };
    await backend.call('signUp', { body: { ...person, password, confirmPassword: password } });
    await confirmByMail(backend, email);

    const { token } = (await backend.call('login', { body: { email, password } })).data;
    const { data } = await backend.call('getOrderHistory', { as: { token } });
    expect(data.map(({ id, orderStatus }) => [id, orderStatus])).toEqual([
      [dead.id, 'Cancelled'],
      [living.id, 'Pending'],
    ]);
    const waiting = (await backend.call('getNotifications', { as: { token } })).data;
    expect(
      waiting.filter(({ shortDescription }) => shortDescription === 'An order waits for you'),
    ).toHaveLength(1);
  });

  test('does not join by opening the link, and a party needs no correct code', async () => {
    const backend = await createTestBackend();
    const { id, referralLink } = await createdOrder(backend, 'ada', purchase('kemi@example.test'));
    const referral = new URL(referralLink).searchParams.get('referral') ?? '';
    const asStranger = { as: 'tunde', path: { id }, query: { referral } } as const;
    const asParty = {
      as: 'ada',
      path: { id },
      query: { referral: `${referral} please open`.repeat(9) },
    } as const;
    for (const call of [asStranger, asParty]) await backend.request('getOrder', call);
    const before = backend.fingerprint();

    expect((await backend.refusal('getOrder', asStranger)).status).toBe(403);
    expect((await backend.call('getOrder', asParty)).data.sellerId).toBeNull();

    expect(backend.fingerprint()).toBe(before);
  });

  test('without an account cannot approve or pay; the creator can cancel', async () => {
    const backend = await createTestBackend();
    const { id: orderId } = await createdOrder(backend, 'ada', purchase('kemi@example.test'));

    expect((await backend.refusal('initiatePayment', { as: 'ada', body: { orderId } })).status).toBe(409);
    await backend.call('cancelOrder', { as: 'ada', body: { orderId } });
  });
});

describe('a party who deletes their account', () => {
  test.each([
    ['ada', 'chidi', 'Cancelled'],
    ['chidi', 'ada', 'Rejected'],
  ] as const)('leaves unpaid orders: %s', async (leaver, other, orderStatus) => {
    const backend = await createTestBackend();
    await backend.call('updateSettings', { body: { autoPayAfterMs: null } });
    const { id: orderId } = await createdOrder(backend, 'ada', purchase(CHIDI.email));
    await backend.call('approveOrder', { as: 'chidi', body: { orderId, estimatedTimeOfDelivery: TODAY } });
    const { accountNumber, amount } = (
      await backend.call('initiatePayment', { as: 'ada', body: { orderId } })
    ).data;

    await backend.call('deleteUser', { as: leaver, path: { id: userIdOf(leaver) } });
    const { outcome } = (await backend.call('sendTransfer', { body: { accountNumber, amount } })).data;

    expect(outcome).toBe('returned');
    expect(backend.world.ledger.balance('escrow')).toBe(0);
    const { data } = await backend.call('getOrder', { as: other, path: { id: orderId } });
    expect(data.orderStatus).toBe(orderStatus);
    expect((await backend.call('getAccounts')).data).toEqual([]);
    expect((await backend.call('getDeadlines')).data).toEqual([]);
  });

  test('is refused while their money is in escrow or a dispute is open', async () => {
    const backend = await createTestBackend();
    const { id: orderId } = await createdOrder(backend, 'ada', purchase(CHIDI.email));
    await backend.call('approveOrder', { as: 'chidi', body: { orderId, estimatedTimeOfDelivery: TODAY } });
    const { transactionId = '' } = (await backend.call('initiatePayment', { as: 'ada', body: { orderId } }))
      .data;
    await backend.call('moveClock', { body: { advanceMs: 20_000 } });
    const refusals = () =>
      Promise.all(
        (['ada', 'chidi'] as const).map((as) =>
          backend.refusal('deleteUser', { as, path: { id: userIdOf(as) } }),
        ),
      );

    for (const { status, message } of await refusals()) {
      expect([status, message]).toEqual([
        409,
        'You cannot delete your account while money of yours is held in escrow.',
      ]);
    }
    const what = { DisputeCategory: 'Others', Title: 'Wrong', Note: 'Not as agreed' } as const;
    const body = { TransactionId: transactionId, CreatedByUserId: ADA.userId, ...what };
    const { data: dispute } = await backend.call('createDispute', { as: 'ada', body });
    for (const { status, message } of await refusals()) {
      expect([status, message]).toEqual([
        409,
        'You cannot delete your account while you have an open dispute.',
      ]);
    }

    await backend.call('resolveDispute', { path: { id: dispute.id }, body: { inFavourOf: 'buyer' } });
    await backend.call('deleteUser', { as: 'chidi', path: { id: CHIDI.userId } });
    expect((await backend.call('getOrder', { as: 'ada', path: { id: orderId } })).data.name).toBe(
      'Chidi Okeke',
    );
  });
});
