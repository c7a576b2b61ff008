import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../errors/api-error.ts';
import type { Order, PaymentAccount, Transaction, User } from '../index.ts';
import { contractExample } from '../testing/contract-example.ts';
import type { Deviation } from './deviation-counts.ts';
import { type Call, readAnswer } from './read-answer.ts';

const ORDER = contractExample('Order') as Order;
const USER = contractExample('User') as User;
const TRANSACTION = contractExample('Transaction') as Transaction;
const PAYMENT_ACCOUNT = contractExample('PaymentAccount') as PaymentAccount;
const GET_ORDER: Call = { method: 'GET', url: '/Order/GetById/1', params: undefined };
const GET_USER: Call = { method: 'GET', url: '/User/Get/1', params: undefined };
const HISTORY: Call = { method: 'GET', url: '/Order/GetHistory', params: { pageNumber: 2, pageSize: 2 } };
const CANCEL: Call = { method: 'POST', url: '/Order/CancelOrder', params: undefined };
const DELETE_USER: Call = { method: 'DELETE', url: '/User/Delete/1', params: undefined };
const LOGIN: Call = { method: 'POST', url: '/Auth/Login', params: undefined };
const BANK_ACCOUNT: Call = { method: 'GET', url: '/BankAccount/GetByUserId/1', params: undefined };
const OVERVIEW: Call = { method: 'GET', url: '/Transaction/Overview/1', params: undefined };
const PAY: Call = { method: 'POST', url: '/Payment/InitiateWithTemporaryAccount', params: undefined };
const GET_TRANSACTION: Call = { method: 'GET', url: '/Transaction/GetById/1', params: undefined };

interface Setting {
  status?: number;
  baseUrl?: string;
}

function reading(call: Call, body: unknown, { status = 200, baseUrl = '/api/v1' }: Setting = {}) {
  const deviations: Deviation[] = [];
  const onDeviation = (deviation: Deviation) => deviations.push(deviation);
  const read = () => readAnswer(call, { status, body }, { baseUrl, onDeviation });
  return { read, kinds: () => deviations.map(({ field, kind }) => `${field} ${kind}`), deviations };
}

function readOrder(fields: object, setting?: Setting) {
  const { read, kinds } = reading(GET_ORDER, { data: { ...ORDER, ...fields } }, setting);
  return { order: read(), kinds: kinds() };
}

function failureOf(read: () => unknown): ApiError {
  try {
    read();
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('The answer was read');
}

test('an answer by the contract: read unchanged, without any deviation', () => {
  const { order, kinds } = readOrder({});

  expect(order).toEqual({ data: ORDER });
  expect(kinds).toEqual([]);
});

describe('a field in another form', () => {
  test.each([
    ['an amount as text', 'amount', '50000.00', 50_000, 'type'],
    ['half a kobo', 'amount', 1000.005, 1000.01, 'precision'],
    ['the noise of floating point', 'vat', 131.25000000001, 131.25, 'precision'],
    ['noise below nothing', 'vat', -1e-9, 0, 'precision'],
    ['a numeric id', 'id', 7, '7', 'type'],
    ['an id with blanks around it', 'sellerId', ' user-7 ', 'user-7', 'case'],
    ['an upper-case UUID', 'sellerId', ORDER.id.toUpperCase(), ORDER.id, 'case'],
    ['an instant without a zone', 'createdAt', '2026-03-02T09:30:00', ORDER.createdAt, 'notation'],
    ['an instant with a blank', 'createdAt', '2026-03-02 09:30:00.000', ORDER.createdAt, 'notation'],
    ['an instant of another zone', 'createdAt', '2026-03-02T10:30:00+01:00', ORDER.createdAt, 'notation'],
    [
      'an instant with seven decimals',
      'createdAt',
      '2026-03-02T09:30:00.0000000Z',
      ORDER.createdAt,
      'notation',
    ],
    ['a date as timestamp', 'estimatedTimeOfDelivery', '2026-03-09T00:00:00', '2026-03-09', 'notation'],
    ['a delivery time that is not a time', 'estimatedTimeOfDelivery', 'next week', 'next week', 'unknown'],
    ['a delivery time that is an object', 'estimatedTimeOfDelivery', { day: 9 }, null, 'unreadable'],
    ['a date that is not set', 'estimatedTimeOfDelivery', '0001-01-01T00:00:00', null, 'placeholder'],
    ['an id that is not set', 'transactionId', '00000000-0000-0000-0000-000000000000', null, 'placeholder'],
    ['an empty id', 'transactionId', '', null, 'placeholder'],
    ['an empty date', 'estimatedTimeOfDelivery', '', null, 'placeholder'],
    ['a lower-case status', 'orderStatus', 'pending', 'Pending', 'case'],
    ['a status with separators', 'orderStatus', 'AWAITING_PAYMENT', 'AwaitingPayment', 'case'],
    ['an unknown status', 'orderStatus', 'EscrowHold', 'EscrowHold', 'unknown'],
    ['a numeric status', 'orderStatus', 3, '3', 'unknown'],
    ['a phone number with a country code', 'phoneNumber', '+234 803 123 4567', '08031234567', 'notation'],
    [
      'an optional phone number with a country code',
      'creatorPhoneNumber',
      '+234 803 123 4567',
      '08031234567',
      'notation',
    ],
    ['a foreign phone number, whole', 'phoneNumber', '+44 7911 123456', '+44 7911 123456', 'notation'],
    [
      'a foreign phone number of eleven digits, whole',
      'phoneNumber',
      '+1 202 555 0143',
      '+1 202 555 0143',
      'notation',
    ],
    ['a phone number that is too long, whole', 'phoneNumber', '080312345678', '080312345678', 'notation'],
    ['a text that is null', 'description', null, '', 'absent'],
    ['a text that is a number', 'name', 42, '42', 'type'],
    [
      'a description with direction and control characters',
      'description',
      'Pay \u202e9876543210\u202c\u0007\nby Friday',
      'Pay 9876543210\nby Friday',
      'notation',
    ],
    ['a name with a direction character', 'name', 'Ada\u2067 Obi', 'Ada Obi', 'notation'],
  ])('%s is read', (_, field, given, value, kind) => {
    const { order, kinds } = readOrder({ [field]: given });

    expect(order).toHaveProperty(['data', field], value);
    expect(kinds).toEqual([`data.${field} ${kind}`]);
  });

  test.each(['05/11/2026 10:00:00', '5-11-2026', '05.11.2026'])(
    'the date %s: not guessed, because the day or the month may be first',
    (text) => {
      const { order, kinds } = readOrder({ createdAt: text, estimatedTimeOfDelivery: text });

      expect(order).toHaveProperty(['data', 'createdAt'], '');
      expect(order).toHaveProperty(['data', 'estimatedTimeOfDelivery'], text);
      expect(kinds).toEqual(['data.createdAt unreadable', 'data.estimatedTimeOfDelivery unknown']);
    },
  );

  describe.each(['America/New_York', 'Africa/Lagos', 'Pacific/Kiritimati'])('on a device in %s', (zone) => {
    beforeEach(() => void vi.stubEnv('TZ', zone));
    afterEach(() => void vi.unstubAllEnvs());

    test.each([
      ['2026/03/09 10:00:00', '2026-03-09T10:00:00.000Z', '2026-03-09'],
      ['2026-03-09 23:30', '2026-03-09T23:30:00.000Z', '2026-03-09'],
      ['2026/03/09 23:30:00 +00:00', '2026-03-09T23:30:00.000Z', '2026-03-10'],
      ['2026-03-08T23:00:00Z', '2026-03-08T23:00:00.000Z', '2026-03-09'],
      ['2026-03-09T00:00:00Z', '2026-03-09T00:00:00.000Z', '2026-03-09'],
      ['2026-03-09 10:00:00+01', '2026-03-09T09:00:00.000Z', '2026-03-09'],
    ])('%s is the same instant, due time and day', (text, instant, dateOfBirth) => {
      const { order } = readOrder({ createdAt: text, estimatedTimeOfDelivery: text });
      const user = reading(GET_USER, { data: { ...USER, dateOfBirth: text } }).read();

      expect(order).toMatchObject({ data: { createdAt: instant, estimatedTimeOfDelivery: instant } });
      expect(user).toHaveProperty(['data', 'dateOfBirth'], dateOfBirth);
    });

    test.each([
      '2026/03/09',
      '2026-03-09',
      '2026-03-09T00:00:00',
      '2026-03-09 00:00:00.0000000',
      '2026-03-09 00:00',
    ])('%s: the first instant of the day in UTC, or the whole day as due time', (text) => {
      const { order } = readOrder({ createdAt: text, estimatedTimeOfDelivery: text });

      expect(order).toMatchObject({
        data: { createdAt: '2026-03-09T00:00:00.000Z', estimatedTimeOfDelivery: '2026-03-09' },
      });
    });

    test.each([
      'March 9, 2026 10:00:00',
      '9 Mar 2026',
      '09-Mar-2026',
      'Mon Mar 09 2026 10:00:00',
      '2026-3-9',
      '2026-03-09 10:00:00 PM',
      '12',
    ])('%s: counts as absent, because a browser would use its own zone', (text) => {
      const { order } = readOrder({ createdAt: text });

      expect(order).toMatchObject({ data: { createdAt: '' } });
    });
  });

  test('a date of birth: not guessed if the day or the month may be first', () => {
    const { read } = reading(GET_USER, { data: { ...USER, dateOfBirth: '05/11/1990' } });

    expect(read()).toHaveProperty(['data', 'dateOfBirth'], null);
  });

  test('absent fields that may be null or optional are so', () => {
    const { charges, vat, totalAmount, buyerId, ...rest } = ORDER;
    const { read } = reading(GET_ORDER, { data: rest });

    expect([charges, vat, totalAmount, buyerId]).toHaveLength(4);
    expect(read()).toEqual({ data: { ...rest, buyerId: null } });
  });

  test.each(['Y', 'unknown', {}])('an optional switch that is %j counts as not sent', (given) => {
    const { read, kinds } = reading(GET_USER, {
      data: { ...USER, profileCompleted: given, hasPassword: given },
    });

    expect(read()).not.toHaveProperty(['data', 'profileCompleted']);
    expect(read()).not.toHaveProperty(['data', 'hasPassword']);
    expect(kinds()).toContain('data.hasPassword unreadable');
  });

  test.each([
    [null, 'absent'],
    ['N/A', 'unreadable'],
  ])('a sum of the overview that is %j costs nothing else', (totalIncomingTransactions, kind) => {
    const { read, kinds } = reading(OVERVIEW, {
      data: { totalOutgoingTransactions: 1, totalIncomingTransactions },
    });

    expect(read()).toEqual({
      data: { totalOutgoingTransactions: 1, totalIncomingTransactions: Number.NaN },
    });
    expect(kinds()).toEqual([`data.totalIncomingTransactions ${kind}`]);
  });

  test('an optional number or text that cannot be read counts as not sent', () => {
    const totals = { totalOutgoingTransactions: 1, totalIncomingTransactions: 2 };
    const { read } = reading(OVERVIEW, { data: { ...totals, waitingOrdersTotal: 'some' } });

    expect(read()).toEqual({ data: totals });
    expect(readOrder({ buyerName: {} }).order).not.toHaveProperty(['data', 'buyerName']);
  });

  test('a switch as text or number is read', () => {
    for (const profileCompleted of ['True', 1, 'true', true]) {
      const { read } = reading(GET_USER, { data: { ...USER, profileCompleted } });
      expect(read()).toHaveProperty(['data', 'profileCompleted'], true);
    }
  });

  test.each([
    ['/files/me.png', 'https://api.example/files/me.png'],
    ['files/me.png', 'https://api.example/api/v1/files/me.png'],
    ['https://cdn.example/me.png', 'https://cdn.example/me.png'],
  ])('the address of a file %s belongs to the API', (profilePictureUrl, address) => {
    const { read } = reading(
      GET_USER,
      { data: { ...USER, profilePictureUrl } },
      { baseUrl: 'https://api.example/api/v1' },
    );

    expect(read()).toHaveProperty(['data', 'profilePictureUrl'], address);
  });

  test.each([
    ['files/me.png', '/api/v1/files/me.png'],
    ['../files/me.png?size=2', '/api/files/me.png?size=2'],
    ['/files/me.png', '/files/me.png'],
    ['//cdn.example/me.png', '//cdn.example/me.png'],
    ['https://cdn.example/me.png', 'https://cdn.example/me.png'],
  ])('the address of a file %s is %s if the API has the host of the page', (profilePictureUrl, address) => {
    const { read } = reading(GET_USER, { data: { ...USER, profilePictureUrl } });

    expect(read()).toHaveProperty(['data', 'profilePictureUrl'], address);
  });
});

test.each([
  ['without an envelope', ORDER],
  ['in two envelopes', { data: { data: ORDER } }],
])('a record %s is read', (_, body) => {
  const { read, kinds } = reading(GET_ORDER, body);

  expect(read()).toEqual({ data: ORDER });
  expect(kinds()).toEqual(['data envelope']);
});

describe('a list', () => {
  const rows = [ORDER, { ...ORDER, id: 'b' }];

  test.each([
    ['bare', rows],
    ['under items', { items: rows }],
    ['under data.items', { data: { items: rows } }],
    ['in two envelopes', { data: { data: rows } }],
    ['without a total', { data: rows }],
    ['with a total of null', { data: rows, totalInRecord: null }],
    ['with a total of 0', { data: rows, totalInRecord: 0 }],
  ])('%s keeps the next page reachable', (_, body) => {
    expect(reading(HISTORY, body).read()).toMatchObject({ data: rows, totalInRecord: 5 });
  });

  test.each([
    ['totalCount', { items: rows, totalCount: 9 }],
    ['a total inside data', { data: { Items: rows, TotalCount: 9 } }],
  ])('with %s has that total', (_, body) => {
    expect(reading(HISTORY, body).read()).toMatchObject({ data: rows, totalInRecord: 9 });
  });

  test.each([
    ['of a service with shorter pages than requested', { pageNumber: 3, pageSize: 100 }, rows, 45, 45],
    ['beyond its last page', { pageNumber: 9, pageSize: 2 }, [], 3, 3],
    ['of a last page without a total', HISTORY.params, [ORDER], undefined, 3],
  ])('%s has the right total', (_, params, data, totalInRecord, total) => {
    const list = reading({ ...HISTORY, params }, { data, totalInRecord }).read();

    expect(list).toMatchObject({ data, totalInRecord: total });
  });

  test.each([
    { data: null, totalInRecord: 0 },
    { items: null, totalCount: 0 },
  ])('without records may be missing: %j', (body) => {
    const { read, kinds } = reading(HISTORY, body);

    expect(read()).toMatchObject({ data: [], totalInRecord: 0 });
    expect(kinds()).toContain('data envelope');
  });

  test.each([{ data: null }, { data: null, totalInRecord: 3 }, { data: {}, totalInRecord: 0 }])(
    'that is not there is not an empty one: %j',
    (body) => {
      expect(failureOf(reading(HISTORY, body).read).kind).toBe('incomplete');
    },
  );

  test('with fewer in total than rows reports it', () => {
    const { read, kinds } = reading(HISTORY, { data: rows, totalInRecord: 0 });

    read();
    expect(kinds()).toEqual(['totalInRecord unreadable']);
  });

  test('with the same row twice has it once, however its id is written', () => {
    const { read, kinds } = reading(HISTORY, {
      data: [ORDER, { ...ORDER, id: ORDER.id.toUpperCase() }],
      totalInRecord: 4,
    });

    expect(read()).toMatchObject({ data: [ORDER], totalInRecord: 4 });
    expect(kinds()).toContain('data.id repeated');
  });

  test.each([
    ['no id', { ...ORDER, id: null }, 'data.id'],
    ['an empty id', { ...ORDER, id: ' ' }, 'data.id'],
    ['no creator', { ...ORDER, createdBy: null }, 'data.createdBy'],
    ['a row that is a text', 'row', 'data'],
    ['a row that is null', null, 'data'],
  ])('with %s counts that row and keeps the others', (_, row, field) => {
    const { read, kinds } = reading(HISTORY, { data: [row, ORDER], totalInRecord: 2 });

    expect(read()).toMatchObject({ data: [ORDER], unreadableCount: 1 });
    expect(kinds()).toContain(`${field} unreadable`);
  });

  test.each([
    ['an amount that is not a number', { amount: 'lots' }, { amount: Number.NaN }, 'amount unreadable'],
    ['a negative amount', { amount: -5 }, { amount: Number.NaN }, 'amount unreadable'],
    ['no amount', { amount: null }, { amount: Number.NaN }, 'amount absent'],
    ['a charge that is not a number', { charges: 'few' }, { charges: Number.NaN }, 'charges unreadable'],
    ['no status', { orderStatus: null }, { orderStatus: '' }, 'orderStatus absent'],
  ])('with %s keeps the rest of that row', (_, given, read, kind) => {
    const history = reading(HISTORY, { data: [{ ...ORDER, ...given }], totalInRecord: 1 });

    expect(history.read()).toMatchObject({ data: [{ ...ORDER, ...read }], unreadableCount: 0 });
    expect(history.kinds()).toContain(`data.${kind}`);
  });
});

test('an account to pay into needs its amount', () => {
  const { read } = reading(PAY, { data: { ...PAYMENT_ACCOUNT, amount: 'lots' } });

  expect(failureOf(read).code).toBe('initiatePayment-200-data.amount');
});

test('an empty address of an optional document counts as not sent', () => {
  const shipped = { kind: 'shipped', at: '2026-03-02T09:30:00.000Z', by: 'seller' };
  const body = { data: { ...ORDER, events: [{ ...shipped, documentUrl: '' }] } };

  expect(reading(GET_ORDER, body).read()).toMatchObject({ data: { events: [shipped] } });
  expect(reading(GET_ORDER, body).read()).not.toHaveProperty('data.events.0.documentUrl');
});

describe('a record that cannot be read', () => {
  test.each([
    ['no id', { data: { ...ORDER, id: undefined } }, 'incomplete', 'getOrder-200-data.id'],
    ['no data', { data: null }, 'incomplete', 'getOrder-200-data'],
    ['an empty record', { data: {} }, 'incomplete', 'getOrder-200-data.id'],
    ['an empty object', {}, 'incomplete', 'getOrder-200-data'],
    ['an empty body', '', 'incomplete', 'getOrder-200-empty'],
    ['a page', '<!doctype html><p>Hi</p>', 'unreadable', 'getOrder-200-html'],
    ['a text', 'OK', 'unreadable', 'getOrder-200-data'],
    ['JSON that is cut off', '{"data":{"id"', 'unreadable', 'getOrder-200-json'],
    ['a list', { data: [ORDER] }, 'incomplete', 'getOrder-200-data'],
  ])('for %s has a code for support', (_, body, kind, code) => {
    expect(failureOf(reading(GET_ORDER, body).read)).toMatchObject({ kind, code });
  });
});

describe('a text that breaks its limit in the contract', () => {
  const BROKEN = [123_456_789, '123456789', '01234567890', 'Pending', '012****789', ' ', '', true];

  test.each(BROKEN)('is refused as a payment account: %j', (accountNumber) => {
    const { read, kinds } = reading(PAY, { data: { ...PAYMENT_ACCOUNT, accountNumber } });

    expect(failureOf(read)).toMatchObject({
      kind: 'incomplete',
      code: 'initiatePayment-200-data.accountNumber',
    });
    expect(kinds()).toContain('data.accountNumber unreadable');
  });

  test.each(BROKEN)("is refused as a transaction's account too: %j", (paymentAccountNumber) => {
    const { read } = reading(GET_TRANSACTION, { data: { ...TRANSACTION, paymentAccountNumber } });

    expect(read()).toEqual({ data: { ...TRANSACTION, paymentAccountNumber: null } });
  });

  test.each(['', ' ', false])('is refused as a token: %j', (token) => {
    const session = { user: USER, token, refreshToken: 'r' };
    const refresh: Call = { method: 'POST', url: '/Auth/Refresh', params: undefined };

    expect(failureOf(reading(LOGIN, { data: session }).read).code).toBe('login-200-data.token');
    expect(failureOf(reading(refresh, { data: { token } }).read).code).toBe('refresh-200-data.token');
  });

  test('keeps it within the blanks around it', () => {
    const { read, kinds } = reading(PAY, {
      data: { ...PAYMENT_ACCOUNT, accountNumber: ` ${PAYMENT_ACCOUNT.accountNumber}\n` },
    });

    expect(read()).toEqual({ data: PAYMENT_ACCOUNT });
    expect(kinds()).toEqual(['data.accountNumber notation']);
  });

  test('as a number with all of its digits is an account', () => {
    const { read } = reading(PAY, { data: { ...PAYMENT_ACCOUNT, accountNumber: 9_012_345_678 } });

    expect(read()).toHaveProperty('data.accountNumber', '9012345678');
  });

  test.each(['123456789', '012****789'])(
    'is accepted in a withdrawal account, which receives no payment: %s',
    (n) => {
      const account = { id: 'a', accountNumber: n, bankName: 'GTBank', accountName: 'ADA OBI', bankId: 'b' };

      expect(reading(BANK_ACCOUNT, { data: account }).read()).toEqual({ data: account });
    },
  );
});

test.each([undefined, null, '', '00000000-0000-0000-0000-000000000000'])(
  'an account to pay into is read although its transaction is %j',
  (transactionId) => {
    const { transactionId: _, ...account } = PAYMENT_ACCOUNT;

    expect(reading(PAY, { data: { ...account, transactionId } }).read()).toEqual({ data: account });
  },
);

describe('an action', () => {
  test.each([
    ['204 without a body', 204, ''],
    ['an empty body', 200, ''],
    ['null', 200, null],
    ['a text', 200, 'Cancelled'],
    ['true', 200, true],
    ['no data', 200, {}],
    ['null as data', 200, { data: null }],
    ['a record that cannot be read', 200, { data: { id: 1 } }],
  ])('answered by %s is done', (_, status, body) => {
    expect(reading(CANCEL, body, { status }).read).not.toThrow();
  });

  test.each([{}, { data: null }, { succeeded: true }])('answered by %j has data with every field', (body) => {
    const resend: Call = { method: 'POST', url: '/User/ResendConfirmEmail', params: undefined };

    expect(reading(resend, body).read()).toEqual({ data: { message: '' } });
    expect(reading(CANCEL, body).read()).toHaveProperty(['data', 'description'], '');
  });

  test.each(['<html>', '{"succeeded":fal'])('answered by %s is not known to be done', (body) => {
    expect(failureOf(reading(CANCEL, body).read).kind).toBe('unreadable');
  });

  test('keeps the message of the answer, unless it is null', () => {
    expect(reading(CANCEL, { data: ORDER, message: 'Gone' }).read()).toHaveProperty('message', 'Gone');
    expect(reading(CANCEL, { data: ORDER, message: null }).read()).not.toHaveProperty('message');
  });

  test('leaves out a message that is not for users', () => {
    const answer = reading(CANCEL, { data: ORDER, message: '<b>Gone</b>' }).read();

    expect(answer).not.toHaveProperty('message');
  });

  test('finds out that a text of a million characters is not a page', () => {
    expect(() => reading(CANCEL, '<a'.repeat(1_000_000)).read()).not.toThrow();
  });
});

describe('a refusal under a success status', () => {
  test.each([
    ['succeeded', { succeeded: false, data: null, message: 'Too late' }],
    ['success', { success: false, error: 'Too late' }],
    ['isSuccess', { IsSuccess: false, Message: 'Too late' }],
    ['a status in the body', { status: 409, message: 'Too late' }],
    ['ProblemDetails', { title: 'Conflict', status: 409, detail: 'Too late' }],
    ['errors as a list of texts', { errors: ['Too late'], data: null }],
    ['errors as a list of objects', { succeeded: false, errors: [{ code: 'E1', description: 'Too late' }] }],
    ['messages', { succeeded: false, messages: ['Too late'] }],
    ['a flag as text', { success: 'False', message: 'Too late' }],
    ['a flag as number', { success: 0, message: 'Too late' }],
    ['a status that is false', { status: false, message: 'Too late' }],
    ['a status in words', { status: 'error', message: 'Too late', data: null }],
    ['a status that is false as text', { status: 'false', message: 'Too late' }],
    ['a status in words beside an id', { status: 'Failed', id: ORDER.id, message: 'Too late' }],
    ['an error', { error: 'Too late' }],
    ['an error with a code', { error: { code: 'E1', message: 'Too late' }, data: {} }],
    ['an error that is a flag', { error: true, message: 'Too late' }],
    ['an error that is a flag, and data with the text', { error: true, data: 'Too late' }],
    ['a flag of errors', { hasError: true, errorMessage: 'Too late' }],
    ['a flag of failure', { IsError: 'true', Message: 'Too late' }],
    ['errors as text', { errors: 'Too late' }],
    ['a flag in the data', { data: { success: false, message: 'Too late' } }],
    ['data that is false', { data: false, message: 'Too late' }],
    ["the contract's own form", { '400': 'Too late', message: 'Too late' }],
    ["the contract's own form beside empty data", { '400': 'Too late', data: null }],
  ])('by %s is a refusal with its text', (_, body) => {
    for (const call of [CANCEL, DELETE_USER, LOGIN])
      expect(failureOf(reading(call, body).read)).toMatchObject({ kind: 'refused', text: 'Too late' });
  });
});

describe('a success', () => {
  test.each([
    ['a status in words', { status: 'success', data: ORDER }],
    ['a status that is true', { status: true, data: ORDER }],
    ['no error', { error: null, errors: null, hasError: false, data: ORDER }],
    ['an empty error', { error: '', errors: '', isError: 'false', data: ORDER }],
    ['an error that is false', { error: false, errors: [], data: ORDER }],
    ['a warning beside the data', { errors: 'Slow', data: ORDER }],
    ['the key of a refusal beside the data', { '400': 'Slow', data: ORDER }],
    ['no envelope', { ...ORDER, status: true, error: null }],
    ['no envelope and another status', { ...ORDER, status: 'Failed' }],
  ])('with %s is read', (_, body) => {
    expect(reading(GET_ORDER, body).read()).toMatchObject({ data: ORDER });
    expect(reading(CANCEL, body).read()).toMatchObject({ data: ORDER });
  });

  test.each([
    { error: '', data: null },
    { '400': null, data: null },
    { errors: {}, hasErrors: 0 },
    { status: 'OK' },
    { status: 0 },
  ])('%j of an action is done', (body) => {
    expect(reading(CANCEL, body).read).not.toThrow();
  });
});

test('404 and an empty body mean null', () => {
  expect(reading(BANK_ACCOUNT, null, { status: 404 }).read()).toEqual({ data: null });
  expect(reading(BANK_ACCOUNT, '', { status: 204 }).read()).toEqual({ data: null });
});

describe('a withdrawal account', () => {
  const UNSET = '00000000-0000-0000-0000-000000000000';
  const NONE = { id: UNSET, accountNumber: null };

  test.each([
    [{ data: {} }],
    [{ data: '' }],
    [{ data: NONE }],
    [NONE],
    [{ data: { ...NONE, createdAt: '0001-01-01T00:00:00' } }],
    [{ data: { id: '', accountNumber: ' ', bankName: '', accountName: '', bankId: UNSET } }],
  ])('without any value is null: %j', (body) => {
    const { read, kinds } = reading(BANK_ACCOUNT, body);

    expect(read()).toEqual({ data: null });
    expect(kinds()).toContain('data placeholder');
  });

  test.each([
    { accountNumber: '0123456789' },
    { ...NONE, accountNumber: '0123456789', bankName: 'GTBank' },
    { ...NONE, id: 'a' },
    { ...NONE, bankName: 'GTBank' },
    { accountNumber: {} },
    { accountNumber: 0 },
    { AccountNo: '0123456789' },
  ])('with a part of its values cannot be read: %j', (data) => {
    expect(failureOf(reading(BANK_ACCOUNT, { data }).read).kind).toBe('incomplete');
  });

  test('is never null after it was saved', () => {
    const save: Call = { method: 'POST', url: '/BankAccount/AddOrUpdate', params: undefined };

    expect(failureOf(reading(save, { data: {} }).read).kind).toBe('incomplete');
  });
});

test('deviations are counted by operation, field and kind', () => {
  const rows = [1, 2, 3].map((id) => ({ ...ORDER, id }));
  const { read, deviations } = reading({ ...HISTORY, params: undefined }, { data: rows, totalInRecord: 3 });
  read();

  expect(deviations).toEqual([{ operationId: 'getOrderHistory', field: 'data.id', kind: 'type', count: 3 }]);
});
