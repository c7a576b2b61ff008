import { join } from 'node:path';

export const workspaceRoot = join(import.meta.dirname, '..');

/** A path of the workspace, from its root. */
export function inWorkspace(...path: string[]): string {
  return join(workspaceRoot, ...path);
}

/** One plain sentence for the person at the terminal, instead of a stack. */
export function explain(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** 'in 0.8 s', for one-line reports. */
export function secondsSince(startedAt: number): string {
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
}
