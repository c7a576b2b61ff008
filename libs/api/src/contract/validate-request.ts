import type { OperationTypes } from '../../generated/contract/operations.ts';
import { requestValidators } from '../../generated/contract/request-validators.ts';
import type { FieldIssues } from './field-issues.ts';
import { fieldIssues } from './field-issues.ts';
import type { OperationId } from './operations.ts';
import type { Validator } from './validator.ts';

export type Checked<Value> = { ok: true; value: Value } | { ok: false; issues: FieldIssues };

function judge<Value>(validator: Validator<Value>, value: unknown): Checked<Value> {
  return validator(value) ? { ok: true, value } : { ok: false, issues: fieldIssues(validator.errors ?? []) };
}

/** Judges path parameters, given as the texts between the slashes. */
export function validatePath<Id extends OperationId>(operationId: Id, path: Record<string, string>) {
  return judge<OperationTypes[Id]['path']>(requestValidators[operationId].path, path);
}

/**
 * Judges query parameters. Numbers arrive as text and are turned into numbers in place; a parameter given
 * twice arrives as an array and is refused.
 */
export function validateQuery<Id extends OperationId>(
  operationId: Id,
  query: Record<string, string | string[]>,
) {
  return judge<OperationTypes[Id]['query']>(requestValidators[operationId].query, query);
}

/** Judges a body: parsed JSON, or a multipart form as an object whose binary fields are Files. */
export function validateBody<Id extends OperationId>(
  operationId: Id,
  body: unknown,
): Checked<OperationTypes[Id]['body']> {
  const validator: Validator<OperationTypes[Id]['body']> | undefined = requestValidators[operationId].body;
  if (validator === undefined) throw new Error(`${operationId} takes no body`);
  return judge(validator, body);
}
