export * from '../generated/client/index.ts';
export type { Deviation, DeviationKind } from './reader/deviation-counts.ts';
export { configureApi } from './transport/api-options.ts';
export { confirmAttempt, forgetAttempts } from './transport/attempts.ts';
export type { ApiOptions, TokenSource } from './transport/api-options.ts';
export { ApiError, isApiError } from './errors/api-error.ts';
export type { FailureKind } from './errors/api-error.ts';
export { errorFields, errorStatus, errorText, serviceStatus, supportCode } from './errors/error-text.ts';
export { serverClock } from './transport/server-clock.ts';
export { isPastLifetime } from './transport/token-lifetime.ts';

export type * from '../generated/model/index.ts';
