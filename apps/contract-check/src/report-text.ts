import { type OperationId, operationTable } from '@amana/api/contract';
import type { Report } from './check-contract.ts';
import { type Difference, type Grade, GRADES, worstGrade } from './grade.ts';
import type { Finding } from './inspector.ts';

interface Group {
  readonly operationId: OperationId;
  readonly findings: readonly Finding[];
  readonly grade: Grade | null;
}

export const MARKS: Readonly<Record<Grade, string>> = { breaks: '✖', degrades: '▲', harmless: '○' };
const SUMS: Readonly<Record<Grade, string>> = {
  breaks: 'break the app',
  degrades: 'degrade it',
  harmless: 'differ harmlessly',
};

function groupsOf({ findings }: Report): Group[] {
  return [...Map.groupBy(findings, ({ operationId }) => operationId)].map(([operationId, own]) => ({
    operationId,
    findings: own,
    grade: worstGrade(own.flatMap(({ differences }) => differences)),
  }));
}

function groupLines({ operationId, findings, grade }: Group, untried: string | undefined): string[] {
  const { method, path } = operationTable[operationId];
  const statuses = [...new Set(findings.map(({ status }) => status ?? 'none'))].join(' ');
  const head = `${grade === null ? '✔' : MARKS[grade]} ${operationId}  ${method} ${path}  (${statuses})`;
  const different = findings.filter(({ differences }) => differences.length > 0);
  const blocks = Map.groupBy(different, ({ differences }) =>
    differenceLines(differences).join('\n').replaceAll(VALUE, ''),
  );
  const lines = [...blocks.values()].flatMap((alike) => [
    `    ${attemptsOf(alike)}`,
    ...differenceLines(alike[0]?.differences ?? []),
  ]);
  return [untried === undefined ? head : `${head}  – ${untried}`, ...lines];
}

/** The value of a field, which differs between calls. */
const VALUE = /, is .*(?= \()/g;

function differenceLines(differences: readonly Difference[]): string[] {
  return GRADES.flatMap((grade) => differences.filter((difference) => difference.grade === grade)).map(
    ({ text, grade }) => `      ${text} (${grade})`,
  );
}

function attemptsOf(findings: readonly Finding[]): string {
  return [...new Set(findings.map(({ attempt, status }) => `${attempt}: ${status ?? 'no answer'}`))].join(
    ', ',
  );
}

/** A line for each operation with its differences, and the totals in the last line. */
export function reportText(report: Report): string {
  const groups = groupsOf(report);
  const count = (grade: Grade | null) => groups.filter((group) => group.grade === grade).length;
  const sum = [
    `${count(null)} operations conform`,
    ...GRADES.map((grade) => `${count(grade)} ${SUMS[grade]}`),
    `${report.untried.size} were tried with refusals only`,
  ].join(', ');
  return [
    ...groups.flatMap((group) => groupLines(group, report.untried.get(group.operationId))),
    `${sum}; ${report.findings.length} calls`,
  ].join('\n');
}

export function conforms({ findings }: Report): boolean {
  return findings.every(({ differences }) => worstGrade(differences) !== 'breaks');
}
