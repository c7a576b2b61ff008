/** For tests and tools: judges answers against the contract. */
export { answerIssues } from './validate-answer.ts';
export type { AnswerDifference } from './answer-differences.ts';
export { answerDifferences } from './answer-differences.ts';
