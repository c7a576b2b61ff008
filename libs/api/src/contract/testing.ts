/** For tests and tools: judges answers against the contract, and tells what a request may hold. */
export { answerIssues } from './validate-answer.ts';
export type { AnswerDifference } from './answer-differences.ts';
export { answerDifferences } from './answer-differences.ts';
export { requestSchemas } from '../../generated/contract/request-schemas.ts';
export type { RequestSchema, RequestSchemas } from './request-schemas.ts';
