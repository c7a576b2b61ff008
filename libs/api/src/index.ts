/** The client's door: generated hooks, and what they travel through. */
export * from '../generated/client/account/account.ts';
export * from '../generated/client/authentication/authentication.ts';
export * from '../generated/client/banks/banks.ts';
export * from '../generated/client/chat/chat.ts';
export * from '../generated/client/disputes/disputes.ts';
export * from '../generated/client/notifications/notifications.ts';
export * from '../generated/client/orders/orders.ts';
export * from '../generated/client/payment/payment.ts';
export * from '../generated/client/transactions/transactions.ts';
export { configureApi } from './transport/api-options.ts';
export type { AnswerAhead, ApiOptions, CallAhead } from './transport/api-options.ts';
export { ApiError, isApiError } from './transport/api-error.ts';
export type { FailureKind } from './transport/api-error.ts';
export { errorFields, errorStatus, errorText } from './transport/error-text.ts';
export { prepareApi } from './transport/request.ts';
export { serverClock } from './transport/server-clock.ts';
export { CALL_TIMEOUT_MS } from './transport/time-outs.ts';
export type { TokenSource } from './transport/token-source.ts';

export type * from '../generated/contract/models.ts';
