import { answerValidators } from '../../generated/contract/answer-validators.js';
import { type FieldIssues, fieldIssues, textOf } from './field-issues.ts';
import type { OperationId } from './operations.ts';

export interface AnswerDifference {
  readonly pointer: string;
  readonly text: string;
}

export function answerDifferences(
  operationId: OperationId,
  status: number,
  body: unknown,
): readonly AnswerDifference[] {
  const validator = answerValidators[operationId][status];
  if (validator === undefined || validator(body)) return [];
  return (validator.errors ?? []).map((issue) => {
    const named = issue.params['missingProperty'] ?? issue.params['additionalProperty'];
    const inner = typeof named === 'string' ? `/${named.replaceAll('~', '~0').replaceAll('/', '~1')}` : '';
    return { pointer: `${issue.instancePath}${inner}`, text: textOf(issue) };
  });
}

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
