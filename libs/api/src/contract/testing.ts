/** Validators of answers and the reader, for tests and tools. */
import * as answerValidators from '../../generated/contract/answer-validators.js';
import { type FieldIssues, type Validator, fieldIssues } from './field-issues.ts';
import type { OperationId } from './operations.ts';

export type { Deviation, DeviationKind } from '../reader/deviation-counts.ts';
export { readAnswer } from '../reader/read-answer.ts';
export { readRefusal } from '../reader/refusal.ts';
export { CALL_TIMEOUT_MS } from '../transport/api-options.ts';

const validators: Readonly<Partial<Record<string, Validator<unknown>>>> = answerValidators;

/** The differences between an answer and the contract, or undefined. An unlisted status is a difference. */
export function answerIssues(id: OperationId, status: number, body: unknown): FieldIssues | undefined {
  const validator = validators[`${id}_${status}`];
  if (validator === undefined) return { status: [`${status} is not described for ${id}`] };
  return validator(body) ? undefined : fieldIssues(validator.errors ?? []);
}
