import { answerValidators } from '../../generated/contract/answer-validators.ts';
import { textOf } from './field-issues.ts';
import type { OperationId } from './operations.ts';

/** One place of an answer that is not as the contract describes it. */
export interface AnswerDifference {
  /** JSON pointer to the place; the empty text is the whole answer. */
  readonly pointer: string;
  readonly text: string;
}

/** Where an answer of a described status differs from its schema. */
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
