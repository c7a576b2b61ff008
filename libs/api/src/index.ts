/** The API client: generated hooks, their transport and the texts of their errors. */
export * from '../generated/client/account/account.ts';
export * from '../generated/client/authentication/authentication.ts';
export * from '../generated/client/banks/banks.ts';
export * from '../generated/client/chat/chat.ts';
export * from '../generated/client/disputes/disputes.ts';
export * from '../generated/client/notifications/notifications.ts';
export * from '../generated/client/orders/orders.ts';
export * from '../generated/client/payment/payment.ts';
export * from '../generated/client/transactions/transactions.ts';
export type { Deviation, DeviationKind } from './reader/deviation-counts.ts';
export { configureApi } from './transport/api-options.ts';
export type { ApiOptions, TokenSource } from './transport/api-options.ts';
export { ApiError, isApiError } from './errors/api-error.ts';
export type { FailureKind } from './errors/api-error.ts';
export { errorFields, errorStatus, errorText, serviceStatus } from './errors/error-text.ts';
export { NOT_LOADED } from './transport/failures.ts';
export { serverClock } from './transport/server-clock.ts';
export { isPastLifetime } from './transport/token-lifetime.ts';

export type * from '../generated/contract/models.ts';
