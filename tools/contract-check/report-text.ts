import type { OperationId } from '@amana/api/contract';
import { operationTable } from '@amana/api/contract';
import type { Report } from './check-contract.ts';
import type { Finding } from './inspector.ts';

interface Group {
  readonly operationId: OperationId;
  readonly findings: readonly Finding[];
  readonly differs: boolean;
}

function groupsOf({ findings }: Report): Group[] {
  return [...Map.groupBy(findings, ({ operationId }) => operationId)].map(([operationId, own]) => ({
    operationId,
    findings: own,
    differs: own.some(({ differences }) => differences.length > 0),
  }));
}

function groupLines({ operationId, findings, differs }: Group, untried: string | undefined): string[] {
  const { method, path } = operationTable[operationId];
  const statuses = [...new Set(findings.map(({ status }) => status ?? 'none'))].join(' ');
  const head = `${differs ? '✖' : '✔'} ${operationId}  ${method} ${path}  (${statuses})`;
  const lines = findings
    .filter(({ differences }) => differences.length > 0)
    .flatMap(({ attempt, status, differences }) => [
      `    ${attempt}: ${status ?? 'no answer'}`,
      ...differences.map((difference) => `      ${difference}`),
    ]);
  return [untried === undefined ? head : `${head}  – ${untried}`, ...lines];
}

/** A line for each operation with its differences, and the totals in the last line. */
export function reportText(report: Report): string {
  const groups = groupsOf(report);
  const wrong = groups.filter(({ differs }) => differs).length;
  const sum = `${groups.length - wrong} operations conform, ${wrong} differ, ${report.untried.size} were tried with refusals only; ${report.findings.length} calls`;
  return [...groups.flatMap((group) => groupLines(group, report.untried.get(group.operationId))), sum].join(
    '\n',
  );
}

export function conforms({ findings }: Report): boolean {
  return findings.every(({ differences }) => differences.length === 0);
}
