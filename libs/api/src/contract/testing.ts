/** For tests and tools: judges answers against the contract. */
export { answerIssues } from './validate-answer.ts';
