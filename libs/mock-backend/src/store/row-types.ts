import type { InferType } from 'yup';
import { rowSchemas } from './row-schemas.ts';

type Schemas = typeof rowSchemas;
export type Kind = keyof Schemas;

export type Row<Name extends Kind> = Readonly<InferType<Schemas[Name]>>;

export type UserRow = Row<'users'>;
export type BankAccountRow = Row<'bankAccounts'>;
export type NotificationRow = Row<'notifications'>;
export type OrderRow = Row<'orders'>;
export type TransactionRow = Row<'transactions'>;
export type AccountRow = Row<'accounts'>;
export type DisputeRow = Row<'disputes'>;
export type MessageRow = Row<'messages'>;

export const KINDS = Object.keys(rowSchemas) as readonly Kind[];
