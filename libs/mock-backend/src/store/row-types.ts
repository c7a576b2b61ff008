import { models } from './row-models.ts';

type Models = typeof models;
export type Kind = keyof Models;

type Value<Field> = Field extends { nullable: infer Other }
  ? Value<Other> | null
  : Field extends () => (infer Item)[]
    ? readonly Item[]
    : Field extends () => infer Content
      ? Content
      : Values<Field>;

type Values<Fields> = { readonly [Name in keyof Fields]: Value<Fields[Name]> };

/** A row as use cases read it; changed only through its table. */
export type Row<Name extends Kind> = Values<Models[Name]>;

export type UserRow = Row<'users'>;
export type BankAccountRow = Row<'bankAccounts'>;
export type NotificationRow = Row<'notifications'>;
export type OrderRow = Row<'orders'>;
export type TransactionRow = Row<'transactions'>;
export type AccountRow = Row<'accounts'>;
export type DisputeRow = Row<'disputes'>;
export type MessageRow = Row<'messages'>;

export const KINDS = Object.keys(models) as readonly Kind[];

/** Whether a value from outside has exactly the fields of a row, each of the type that its model names. */
export function isRow(kind: Kind, value: unknown): boolean {
  return hasFields(models[kind], value);
}

function hasFields(fields: object, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const names = Object.keys(fields);
  return (
    Object.keys(value).length === names.length &&
    names.every((name) => isValue(Reflect.get(fields, name), Reflect.get(value, name)))
  );
}

function isValue(field: unknown, value: unknown): boolean {
  if (typeof field === 'function') return isLike(Reflect.apply(field, undefined, []), value);
  if (typeof field !== 'object' || field === null) return false;
  if (!('nullable' in field)) return hasFields(field, value);
  return value === null || isValue(field.nullable, value);
}

function isLike(example: unknown, value: unknown): boolean {
  if (Array.isArray(example)) return Array.isArray(value) && value.every((item) => isLike(example[0], item));
  if (typeof example === 'number') return Number.isSafeInteger(value);
  return typeof value === typeof example;
}
