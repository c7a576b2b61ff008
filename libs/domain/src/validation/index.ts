export * from './account-schemas.ts';
export * from './auth-schemas.ts';
export * from './delivery-schemas.ts';
export * from './dispute-schemas.ts';
export * from './order-schemas.ts';
/** For the types of forms, which come from the schemas. */
export type { AnyObject, ISchema, InferType } from 'yup';
