import { globSync } from 'node:fs';

/** The JSON reports that the targets `test` and `e2e` wrote in a project, or in every project; from the root. */
export function reportsIn(workspace: string, project = '*'): string[] {
  return globSync(`{apps/,libs/,}${project}/.cache/{vitest,playwright}.json`, { cwd: workspace }).sort();
}
