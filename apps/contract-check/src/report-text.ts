import { type OperationId, operationTable } from '@amana/api/contract';
import type { Report } from './check-contract.ts';
import { type Grade, GRADES, MARKS, worstGrade } from './grade.ts';
import type { Finding } from './inspector.ts';

const SUMS: Readonly<Record<Grade, string>> = {
  breaks: 'break the app',
  degrades: 'degrade it',
  harmless: 'differ harmlessly',
};

/** A line for each operation with its differences, and the totals in the last line. */
export function reportText({ findings, untried }: Report): string {
  const groups = [...Map.groupBy(findings, ({ operationId }) => operationId)];
  const grades = groups.map(([, group]) => worstGrade(group.flatMap(({ differences }) => differences)));
  const count = (grade: Grade | null) => grades.filter((one) => one === grade).length;
  const sum = [
    `${count(null)} operations conform`,
    ...GRADES.map((grade) => `${count(grade)} ${SUMS[grade]}`),
    `${untried.size} were tried with refusals only`,
  ].join(', ');
  return [
    ...groups.flatMap(([id, group], index) => groupLines(id, group, grades[index] ?? null, untried.get(id))),
    `${sum}; ${findings.length} calls`,
  ].join('\n');
}

function groupLines(id: OperationId, findings: readonly Finding[], grade: Grade | null, untried?: string) {
  const { method, path } = operationTable[id];
  const statuses = [...new Set(findings.map(({ status }) => status ?? 'none'))].join(' ');
  const head = `${grade === null ? '✔' : MARKS[grade]} ${id}  ${method} ${path}  (${statuses})`;
  const different = findings.filter(({ differences }) => differences.length > 0);
  const blocks = Map.groupBy(different, (finding) => differenceText(finding).replaceAll(VALUE, ''));
  const lines = [...blocks.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const attempts = [first, ...others].map(({ attempt, status }) => `${attempt}: ${status ?? 'no answer'}`);
    return [`    ${[...new Set(attempts)].join(', ')}`, differenceText(first)];
  });
  return [untried === undefined ? head : `${head}  – ${untried}`, ...lines];
}

/** The value of a field, which differs between calls. */
const VALUE = /, is .*(?= \()/g;

function differenceText({ differences }: Finding): string {
  return GRADES.flatMap((grade) => differences.filter((difference) => difference.grade === grade))
    .map(({ text, grade }) => `      ${text} (${grade})`)
    .join('\n');
}

export function conforms({ findings }: Report): boolean {
  return findings.every(({ differences }) => worstGrade(differences) !== 'breaks');
}
