import * as bodyValidators from '../../generated/contract/body-validators.js';
import type { OperationTypes } from '../../generated/contract/operations.ts';
import * as pathValidators from '../../generated/contract/path-validators.js';
import * as queryValidators from '../../generated/contract/query-validators.js';
import { type FieldIssues, type Validator, fieldIssues } from './field-issues.ts';
import type { OperationId } from './operations.ts';

type Validators<Part extends 'path' | 'query' | 'body'> = {
  readonly [Id in OperationId]: Validator<OperationTypes[Id][Part]>;
};
const paths: Validators<'path'> = pathValidators;
const queries: Validators<'query'> = queryValidators;
const bodies: Partial<Validators<'body'>> = bodyValidators;

type Checked<Value> = { ok: true; value: Value } | { ok: false; issues: FieldIssues };

function check<Value>(validator: Validator<Value>, value: unknown): Checked<Value> {
  return validator(value) ? { ok: true, value } : { ok: false, issues: fieldIssues(validator.errors ?? []) };
}

export function validatePath<Id extends OperationId>(operationId: Id, path: Record<string, string>) {
  return check<OperationTypes[Id]['path']>(paths[operationId], path);
}

/** What JSON and people call a number; JavaScript converts `0x5` and `1e1` too. */
const DECIMAL = /^-?\d+(\.\d+)?$/;

/** Validates query parameters. Converts numbers in place; refuses a repeated parameter. */
export function validateQuery<Id extends OperationId>(
  operationId: Id,
  query: Record<string, string | string[]>,
) {
  const given = { ...query };
  const checked = check<OperationTypes[Id]['query']>(queries[operationId], query);
  const wrong = Object.entries<unknown>(query).filter(
    ([name, value]) => typeof value === 'number' && !DECIMAL.test(String(given[name])),
  );
  if (wrong.length === 0) return checked;
  const issues = Object.fromEntries(wrong.map(([name]) => [name, ['must be a number in digits']]));
  return { ok: false as const, issues: { ...(checked.ok ? {} : checked.issues), ...issues } };
}

/** Validates parsed JSON, or a multipart form with Files. Throws for an operation without a body. */
export function validateBody<Id extends OperationId>(
  operationId: Id,
  body: unknown,
): Checked<OperationTypes[Id]['body']> {
  const validator: Validator<OperationTypes[Id]['body']> | undefined = bodies[operationId];
  if (validator === undefined) throw new Error(`${operationId} takes no body`);
  return check(validator, body);
}
