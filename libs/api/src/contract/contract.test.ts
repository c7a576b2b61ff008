import { describe, expect, test } from 'vitest';
import { operationIds, operationTable, validateBody, validateQuery } from './index.ts';
import { answerIssues } from './testing.ts';
import { requestSchemas } from '../testing/request-schemas.ts';

const ID = '3f2b8a54-6f0e-4f43-9f0c-2a5b7f1d9a10';

/** Agreed calls of the provider: method, path, query parameters and body fields; ? marks an optional field. */
const CALLS = `
  POST /User/SignUp: firstName lastName email phoneNumber password confirmPassword
  POST /Auth/Login: email password
  POST /Auth/GoogleSignIn: accessToken tokenId
  POST /Auth/ForgotPassword: email
  POST /Auth/ResetPassword: newPassword confirmNewPassword resetToken email
  PUT /Auth/ChangePassword/{id}: currentPassword newPassword confirmNewPassword id
  POST /Auth/LogOut
  POST /Auth/Refresh: refreshToken
  POST /User/ResendConfirmEmail: email
  GET /User/ConfirmEmail?token&email
  GET /User/Get/{id}
  GET /User/ProfilePicture/{id}
  PUT /User/UpdateUserDetails/{id}: firstName lastName dateOfBirth phoneNumber address gender id
  PUT /User/UpdateProfilePicture/{id}: multipart ProfilePictureFile
  DELETE /User/Delete/{id}
  GET /Notifications/GetAll
  GET /Notifications/MarkAllAsRead
  GET /Notifications/MarkAsRead/{id}
  GET /Banks/GetFiltered?Filter&OrderBy&PageSize&PageNumber
  GET /BankAccount/GetByUserId/{userId}
  POST /BankAccount/Resolve: bankCode accountNumber
  POST /BankAccount/AddOrUpdate/{userId}: accountNumber bankName accountName bankId
  GET /Order/GetHistory?pageNumber&pageSize&Filter&StartDate&EndDate
  GET /Order/GetById/{id}?referral
  GET /Order/GetRecent?action
  POST /Order/CreateOrder: email vendorId? buyerId? description amount phoneNumber? estimatedTimeOfDelivery?
  POST /Order/VendorApproveOrder: orderId estimatedTimeOfDelivery
  POST /Order/CancelOrder: orderId
  POST /Order/VendorRejectOrder: orderId
  POST /Order/UpdateOrderDelivery: multipart TransactionId? OrderStatus? UploadEvidence? OrderReceivedDate? ReceivedBy? ConfirmationCode? OrderId? EstimatedTimeOfDelivery?
  POST /Payment/InitiateWithTemporaryAccount: orderId
  GET /Transaction/GetById/{transactionId}
  GET /Transaction/GetHistory?pageNumber&pageSize&filter&startDate&endDate&sortBy
  GET /Transaction/GetDisputed?pageNumber&pageSize&filter&startDate&endDate&sortBy
  GET /Transaction/Overview/{userId}
  GET /Dispute/GetById/{id}
  GET /Dispute/GetByTransactionId/{id}
  POST /Dispute/Create: multipart TransactionId CreatedByUserId DisputeCategory? Title Note Document?
  POST /Dispute/Cancel/{id}
  GET /Message/GetThreadMessages/{threadId}?pageNumber&pageSize
  POST /Message/Send: multipart ThreadId SenderId Message? Image?
  POST /Message/Edit: id message
  POST /Message/CreateThread: disputeId
`;

function callText(id: (typeof operationIds)[number]): string {
  const { method, path, body: kind } = operationTable[id];
  const { query, body = {} } = requestSchemas[id];
  const { properties = {}, required = [] } = body;
  const fields = Object.keys(properties).map((name) => (required.includes(name) ? name : `${name}?`));
  const parameters = Object.keys(query).join('&');
  return [
    `${method} ${path}${parameters && `?${parameters}`}${fields.length === 0 ? '' : ':'}`,
    ...(kind === 'multipart' ? [kind] : []),
    ...fields,
  ].join(' ');
}

describe('the operation table', () => {
  test('names every call once', () => {
    const calls = operationIds.map((id) => `${operationTable[id].method} ${operationTable[id].path}`);

    expect(new Set(calls).size).toBe(calls.length);
  });

  test('has every call agreed with the provider, with parameters and fields', () => {
    const calls = operationIds.filter((id) => operationTable[id].api === 'amana').map(callText);
    const agreed = CALLS.trim().split(/\n\s*/);

    expect(agreed.filter((call) => !calls.includes(call))).toEqual([]);
  });

  test('names the permitted callers of every call', () => {
    const silent = operationIds.filter((id) => (operationTable[id].access as string) === '');

    expect(silent).toEqual([]);
  });

  test('asks for a token wherever a call is not public', () => {
    const open = operationIds.filter(
      (id) => operationTable[id].api === 'amana' && !operationTable[id].secured,
    );

    expect(open.every((id) => operationTable[id].access === 'public')).toBe(true);
  });
});

describe('a request against the contract', () => {
  test('is refused with a message for every wrong field', () => {
    const checked = validateBody('login', { email: 'nobody', extra: 1 });

    expect(checked).toEqual({
      ok: false,
      issues: {
        extra: ['is not a known field'],
        password: ['is required'],
        email: ['must be a valid email'],
      },
    });
  });

  test('reads numbers of the query, and refuses a repeated parameter', () => {
    expect(validateQuery('getOrderHistory', { pageNumber: '2' })).toEqual({
      ok: true,
      value: { pageNumber: 2 },
    });
    expect(validateQuery('getOrderHistory', { pageNumber: ['1', '2'] }).ok).toBe(false);
    expect(validateQuery('getOrderHistory', { page: '1' }).ok).toBe(false);
  });

  test.each([
    [100, true],
    [1_036.59, true],
    [100.005, false],
    [100.001, false],
  ])('an order of ₦%d is accepted: %s', (amount, isAccepted) => {
    const order = { email: 'chidi@amana.test', buyerId: ID, description: 'Sandals', amount };

    expect(validateBody('createOrder', order).ok).toBe(isAccepted);
  });
});

describe('an answer against the contract', () => {
  test('with another shape or status is reported', () => {
    expect(answerIssues('forgotPassword', 200, { data: null })).toBeUndefined();
    expect(answerIssues('forgotPassword', 200, { data: null, extra: 1 })).toEqual({
      extra: ['is not a known field'],
    });
    expect(answerIssues('forgotPassword', 418, {})).toEqual({
      status: ['418 is not described for forgotPassword'],
    });
  });
});
