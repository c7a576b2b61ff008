import { recordModels, simulationModels } from './models.ts';

const models = { ...recordModels, ...simulationModels };

type Models = typeof models;
export type Kind = keyof Models;

type Value<Field> = Field extends { getPrimaryKeyValue(): infer Key }
  ? Key
  : Field extends { getValue(): infer Content }
    ? Content
    : Field extends { objectDefinition: infer Fields }
      ? Values<Fields> | null
      : Field extends () => (infer Item)[]
        ? readonly Item[]
        : Field extends () => infer Content
          ? Content
          : never;

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

/** In an order in which rows can be inserted: an order before its transaction. */
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
  if ('getPrimaryKeyValue' in field) return typeof value === 'string';
  if (value === null) return true;
  if ('objectDefinition' in field) return hasFields(Object(field.objectDefinition) as object, value);
  return 'getValue' in field && isValue(field.getValue, value);
}

function isLike(example: unknown, value: unknown): boolean {
  if (Array.isArray(example)) return Array.isArray(value) && value.every((item) => isLike(example[0], item));
  if (typeof example === 'number') return Number.isSafeInteger(value);
  return typeof value === typeof example;
}
