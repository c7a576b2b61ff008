import { operationTable } from '@amana/api/contract';
import type { Report } from './check-contract.ts';
import { type Difference, isBroken } from './grade.ts';
import { apiOperations } from './try-refusals.ts';

/** A line for each operation with its differences, what was not tried, and the totals. */
export function reportText({ findings, notes }: Report): string {
  const groups = [...Map.groupBy(findings, ({ operationId }) => operationId)];
  const trials = groups.map(([id, own]) => {
    const { method, path } = operationTable[id];
    const statuses = new Set(own.map(({ status }) => status ?? 'none'));
    const differences = own.flatMap(({ attempt, differences: found }) =>
      found.map(({ grade, text }) => ({ grade, text: `${attempt}: ${text}` })),
    );
    return { name: `${id}  ${method} ${path}  (${[...statuses].join(' ')})`, differences };
  });
  const marks = trials.map(({ differences }) => markOf(differences));
  const totals = ['✔', '▲', '✖'].map((mark) => `${mark} ${marks.filter((one) => one === mark).length}`);
  return [
    ...trials.flatMap(({ name, differences }) => trialLines(name, differences)),
    ...new Set(notes),
    `${totals.join('  ')}  ${trials.length} of ${apiOperations.length} operations tried; ${findings.length} calls`,
  ].join('\n');
}

/** A marked name, and one indented line for each difference. */
export function trialLines(name: string, differences: readonly Difference[]): string[] {
  const lines = new Set(differences.map(({ grade, text }) => `    ${text} (${grade})`));
  return [`${markOf(differences)} ${name}`, ...lines];
}

function markOf(differences: readonly Difference[]): string {
  if (differences.length === 0) return '✔';
  return isBroken(differences) ? '✖' : '▲';
}

export function conforms({ findings }: Report): boolean {
  return !findings.some(({ differences }) => isBroken(differences));
}
