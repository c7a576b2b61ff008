import type { OperationId } from '@amana/api/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { type TestBackend, createTestBackend } from '../testing/test-backend.ts';
import { type Trade, NOBODYS_ID, startTrade, userIdOf } from '../testing/trade.ts';

const ADA = 'ada@amana.test';

let backend: TestBackend;
let trade: Trade;

beforeEach(async () => {
  backend = await createTestBackend();
  trade = await startTrade(backend);
});

async function answer(operationId: OperationId, input: object) {
  const options = input as Parameters<typeof backend.request>[1];
  return backend.send(operationId, await backend.request(operationId, options));
}

const SIGN_UP = {
  firstName: 'Kemi',
  lastName: 'Alabi',
  email: 'kemi@example.test',
  phoneNumber: '08031112222',
  password: 'Passw0rd!',
  confirmPassword: 'Passw0rd!',
};
const ORDER = {
  email: 'chidi@amana.test',
  description: 'Sandals',
  amount: 50_000,
  buyerId: userIdOf('ada'),
};

test.each([
  ['signUp', { ...SIGN_UP, email: '' }, 'email', 'Email is required'],
  ['signUp', { ...SIGN_UP, lastName: 'x'.repeat(61) }, 'lastName', 'Must be at most 60 characters'],
  ['signUp', { ...SIGN_UP, password: undefined }, 'password', 'Password is required'],
  ['login', { email: '', password: 'Passw0rd!' }, 'email', 'Email is required'],
  ['forgotPassword', { email: 'ada' }, 'email', 'Email must be valid'],
  ['resendConfirmEmail', { email: '' }, 'email', 'Email is required'],
  [
    'resetPassword',
    { email: ADA, resetToken: 'token', newPassword: '', confirmNewPassword: '' },
    'newPassword',
    'Password is required',
  ],
  ['createOrder', { ...ORDER, email: 'chidi' }, 'email', 'Email must be valid'],
  ['createOrder', { ...ORDER, amount: 99 }, 'amount', 'Amount must be at least ₦100.00'],
  ['createOrder', { ...ORDER, email: ADA }, 'email', 'You cannot trade with yourself'],
] as const)('%s answers the text of its form: %o', async (operationId, body, field, text) => {
  const refused = await answer(operationId, { body, as: 'ada' });

  expect(refused).toMatchObject({ status: 400, body: { message: text, errors: { [field]: [text] } } });
});

describe('a delivery date is refused by the name of its field', () => {
  const [PAST, TEXT] = ['2026-03-01', 'Delivery date must be today or later'];
  const refusal = (field: string, text = TEXT) => ({
    status: 400,
    body: { message: text, errors: { [field]: [text] } },
  });

  test('of a new order', async () => {
    const sale = { email: ADA, description: 'Sandals', amount: 50_000, vendorId: userIdOf('chidi') };
    const create = (body: object) => answer('createOrder', { body, as: 'chidi' });

    expect(await create({ ...sale, estimatedTimeOfDelivery: PAST })).toMatchObject(
      refusal('estimatedTimeOfDelivery'),
    );
    expect(await create(sale)).toMatchObject(refusal('estimatedTimeOfDelivery', 'Required'));
  });

  test('of an approval', async () => {
    const body = { orderId: trade.orderId, estimatedTimeOfDelivery: PAST };

    expect(await answer('approveOrder', { body, as: 'chidi' })).toMatchObject(
      refusal('estimatedTimeOfDelivery'),
    );
  });
});

test('paths and multipart bodies answer the texts of their forms too', async () => {
  const profile = { ...SIGN_UP, id: userIdOf('ada'), address: '', gender: '', dateOfBirth: '1990-13-01' };
  const { email: _, password: __, confirmPassword: ___, ...details } = profile;
  const updated = await answer('updateUserDetails', {
    path: { id: userIdOf('ada') },
    body: details,
    as: 'ada',
  });
  expect(updated.body).toMatchObject({ errors: { dateOfBirth: ['Enter a valid date'] } });

  const account = {
    bankId: NOBODYS_ID,
    bankName: 'Zenith Bank',
    accountName: 'ADA OBI',
    accountNumber: '12',
  };
  const saved = await answer('saveBankAccount', {
    path: { userId: userIdOf('ada') },
    body: account,
    as: 'ada',
  });
  expect(saved.body).toMatchObject({ errors: { accountNumber: ['Account Number must be 10 digits'] } });

  await trade.bringTo('Shipped');
  const receipt = {
    TransactionId: await trade.transactionId(),
    OrderStatus: 'Delivered',
    OrderReceivedDate: '2026-03-02',
    ReceivedBy: '',
    ConfirmationCode: '',
  };
  const received = await answer('updateOrderDelivery', { body: receipt, as: 'ada' });
  expect(received.body).toMatchObject({
    errors: { ReceivedBy: ['Received By is required'], ConfirmationCode: ['Confirmation Code is required'] },
  });
});

test.each([
  ['ada', undefined, 'Status is required'],
  ['ada', 'Lost', 'Status is required'],
  ['chidi', undefined, 'Please select delivery status'],
  ['chidi', 'Lost', 'Please select delivery status'],
] as const)('%s reports a delivery with the status %s: %s', async (as, OrderStatus, text) => {
  await trade.bringTo('Shipped');
  const receipt = { OrderReceivedDate: '2026-03-02', ReceivedBy: 'Ada', ConfirmationCode: '123456' };
  const body = { TransactionId: await trade.transactionId(), OrderStatus, ...receipt };

  const refused = await answer('updateOrderDelivery', { body, as });

  expect(refused).toMatchObject({ status: 400, body: { message: text, errors: { OrderStatus: [text] } } });
});

test.each([
  ['getOrderHistory', { Filter: '', StartDate: '', EndDate: '' }],
  ['getTransactionHistory', { filter: '', startDate: '', endDate: '' }],
  ['getRecentOrders', { action: '' }],
  ['getBanks', { OrderBy: '', Filter: '' }],
] as const)('%s reads an empty query parameter as an absent one', async (operationId, query) => {
  expect((await answer(operationId, { query, as: 'ada' })).status).toBe(200);
});

test.each([
  ['getOrderHistory', 'StartDate', 'EndDate'],
  ['getTransactionHistory', 'startDate', 'endDate'],
  ['getDisputedTransactions', 'startDate', 'endDate'],
] as const)('%s names each date that does not exist', async (operationId, start, end) => {
  const [day, none] = ['2026-03-01', '2026-02-30'];
  const refusal = async (query: object) => {
    const { status, body } = await answer(operationId, { query, as: 'ada' });
    expect(status).toBe(400);
    return body;
  };
  const missing = ['There is no such date'];

  expect(await refusal({ [start]: none, [end]: day })).toHaveProperty('errors', { [start]: missing });
  expect(await refusal({ [start]: day, [end]: none })).toHaveProperty('errors', { [end]: missing });
  expect(await refusal({ [end]: none })).toHaveProperty('errors', { [end]: missing });
  const both = await refusal({ [start]: none, [end]: none });
  expect(both).toHaveProperty('errors', { [start]: missing, [end]: missing });
  expect(both).toHaveProperty('message', 'There is no such date');
});

test('a dispute without a category is about something else', async () => {
  await trade.bringTo('Paid');

  const lodged = await backend.call('createDispute', {
    body: {
      TransactionId: await trade.transactionId(),
      CreatedByUserId: userIdOf('ada'),
      Title: 'Nothing came',
      Note: 'The seller does not answer.',
    },
    as: 'ada',
  });

  expect(lodged.data.disputeCategory).toBe('Others');
});

test.each([
  ['updateOrderDelivery', async () => ({ TransactionId: await trade.transactionId(), ReceivedBy: '' })],
  ['updateOrderDelivery', () => ({ OrderId: trade.orderId, EstimatedTimeOfDelivery: 'soon' })],
  ['approveOrder', () => ({ orderId: trade.orderId, estimatedTimeOfDelivery: 'soon' })],
  ['createOrder', () => ({ ...ORDER, amount: 1 })],
  ['createDispute', async () => ({ TransactionId: await trade.transactionId(), Title: '' })],
] as const)('%s: refuses a stranger before it reads the body', async (operationId, body) => {
  await trade.bringTo('Shipped');

  const { status } = await answer(operationId, { body: await body(), as: 'bola' });

  expect(status).toBe(403);
});

describe('a stranger: refused before the body is read', () => {
  const LONG = 'x'.repeat(4_001);

  async function sayAsAda() {
    await trade.bringTo('InDispute');
    const ThreadId = trade.disputeId();
    const body = { ThreadId, SenderId: userIdOf('ada'), Message: 'Hello' };
    return { ThreadId, id: (await backend.call('sendMessage', { as: 'ada', body })).data.id };
  }

  test('editMessage', async () => {
    const typed = { message: LONG };
    const { id } = await sayAsAda();

    expect((await answer('editMessage', { body: { id, ...typed }, as: 'chidi' })).status).toBe(403);
    expect((await answer('editMessage', { body: { id, ...typed }, as: 'ada' })).status).toBe(400);
  });

  test('sendMessage', async () => {
    const { ThreadId } = await sayAsAda();
    const body = { ThreadId, SenderId: userIdOf('ada'), Message: LONG };

    expect((await answer('sendMessage', { body, as: 'chidi' })).status).toBe(403);
    expect((await answer('sendMessage', { body, as: 'ada' })).status).toBe(400);
  });

  test('createDispute', async () => {
    await trade.bringTo('Paid');
    const body = {
      TransactionId: await trade.transactionId(),
      CreatedByUserId: userIdOf('chidi'),
      DisputeCategory: 'Weather',
      Title: 'Nothing came',
      Note: 'The seller does not answer.',
    };

    expect((await answer('createDispute', { body, as: 'ada' })).status).toBe(403);
    const own = { ...body, CreatedByUserId: userIdOf('ada') };
    expect((await answer('createDispute', { body: own, as: 'ada' })).status).toBe(400);
  });

  test('getThreadMessages', async () => {
    const path = { threadId: (await sayAsAda()).ThreadId };
    const query = { pageSize: 0 };

    expect((await answer('getThreadMessages', { path, query, as: 'bola' })).status).toBe(403);
    expect((await answer('getThreadMessages', { path, query, as: 'ada' })).status).toBe(400);
  });

  const ofOneAccount: OperationId[] = [
    'updateProfilePicture',
    'changePassword',
    'saveBankAccount',
    'updateUserDetails',
  ];
  test.each(ofOneAccount)('%s', async (operationId) => {
    const ada = userIdOf('ada');
    const send = async (as: 'ada' | 'bola') => {
      const input = { path: { id: ada, userId: ada }, as } as Parameters<typeof backend.request>[1];
      const { method, url, headers } = await backend.request(operationId, input);
      headers.set('content-type', 'text/plain');
      return (await backend.send(operationId, new Request(url, { method, headers, body: 'x' }))).status;
    };

    expect(await send('bola')).toBe(403);
    expect(await send('ada')).toBe(415);
  });
});

test.each(['0x5', '1e1', '0b11', '+2', ' 2', '1.0e0'])('%j is no number of a page', async (pageNumber) => {
  const refused = await answer('getOrderHistory', { query: { pageNumber }, as: 'ada' });

  expect(refused).toMatchObject({
    status: 400,
    body: { errors: { pageNumber: [expect.stringMatching(/^must be /)] } },
  });
});

test('thousands of unknown fields get a short answer', async () => {
  const names = Array.from({ length: 20_000 }, (_, index) => `f${index}`);
  const fields = Object.fromEntries([...names, 'x'.repeat(20_000)].map((name) => [name, 1]));

  const refused = await answer('login', { body: { ...fields, email: ADA }, as: 'ada' });

  expect(refused.status).toBe(400);
  expect(refused.body).toMatchObject({ errors: { password: ['Password is required'] } });
  expect(JSON.stringify(refused.body).length).toBeLessThan(5_000);
});

test('another method than those of an address is told which they are', async () => {
  const url = 'http://mock.test/api/v1/Order/GetHistory';

  const refused = await backend.backend.fetch(new Request(url, { method: 'DELETE' }));

  expect(refused.status).toBe(405);
  expect(refused.headers.get('allow')).toBe('GET, OPTIONS');
  const unknown = await backend.backend.fetch(new Request('http://mock.test/api/v1/Order/None'));
  expect(unknown.status).toBe(404);
});

test.each(['bearer', 'BEARER'])('the scheme %s is the scheme Bearer', async (scheme) => {
  const { url, headers } = await backend.request('getOrderHistory', { as: 'ada' });
  const token = headers.get('authorization')?.slice('Bearer '.length) ?? '';

  const { status } = await backend.send(
    'getOrderHistory',
    new Request(url, { headers: { authorization: `${scheme} ${token}` } }),
  );

  expect(status).toBe(200);
});
