import { answerValidators } from '../../generated/contract/answer-validators.js';
import { type FieldIssues, fieldIssues } from './field-issues.ts';
import type { OperationId } from './operations.ts';

/** The differences between an answer and the contract, or undefined. An unlisted status is a difference. */
export function answerIssues(
  operationId: OperationId,
  status: number,
  body: unknown,
): FieldIssues | undefined {
  const validator = answerValidators[operationId][status];
  if (validator === undefined) return { status: [`${status} is not described for ${operationId}`] };
  return validator(body) ? undefined : fieldIssues(validator.errors ?? []);
}
