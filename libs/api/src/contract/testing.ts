/** Validators of answers and the reader, for tests and tools. */
export { answerIssues } from './validate-answer.ts';
export type { Deviation, DeviationKind } from '../reader/deviation-counts.ts';
export { readAnswer } from '../reader/read-answer.ts';
export { readRefusal } from '../reader/refusal.ts';
export { CALL_TIMEOUT_MS } from '../transport/api-options.ts';
