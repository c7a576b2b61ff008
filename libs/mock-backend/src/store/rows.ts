import type { NullableProperty } from '@mswjs/data/lib/nullable';
import type { PrimaryKey } from '@mswjs/data/lib/primaryKey';
import type { models } from './models.ts';

type FieldValue<Definition> =
  Definition extends PrimaryKey<infer Value>
    ? Value
    : Definition extends NullableProperty<infer Value>
      ? Value | null
      : Definition extends () => infer Value
        ? Value
        : never;

export type ModelName = keyof typeof models;

/** A record as use cases read it; changed only through its table. */
export type Row<Name extends ModelName> = {
  readonly [Field in keyof (typeof models)[Name]]: FieldValue<(typeof models)[Name][Field]>;
};

export type UserRow = Row<'user'>;
export type BankAccountRow = Row<'bankAccount'>;
export type NotificationRow = Row<'notification'>;
export type OrderRow = Row<'order'>;
export type TransactionRow = Row<'transaction'>;
export type AccountRow = Row<'account'>;
export type TransferRow = Row<'transfer'>;
export type DisputeRow = Row<'dispute'>;
export type MessageRow = Row<'message'>;
