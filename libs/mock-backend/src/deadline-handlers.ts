import type { DeadlineHandler } from './world/run-due.ts';

/** What happens by itself, by the type of its deadline. */
export const deadlineHandlers: Readonly<Record<string, DeadlineHandler>> = {};
