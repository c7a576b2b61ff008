export interface AuditResult {
  /** High and critical ones. */
  readonly vulnerabilities: number;
  /** A report for the terminal; empty without a finding. */
  readonly line: string;
}

interface AuditReport {
  readonly message?: string;
  readonly metadata?: { readonly vulnerabilities?: Readonly<Record<string, number>> };
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string }>>;
}

const SERIOUS = new Set(['high', 'critical']);

/** Reads the output of `npm audit --json`. A registry without an audit is reported, but is not a failure. */
export function readAudit(printed: string): AuditResult {
  const report = reportIn(printed);
  if (report?.metadata?.vulnerabilities === undefined)
    return {
      vulnerabilities: 0,
      line: `known vulnerabilities not checked, the registry did not answer: ${report?.message ?? 'no readable output'}`,
    };
  const serious = Object.entries(report.vulnerabilities ?? {}).filter(([, { severity }]) =>
    SERIOUS.has(severity),
  );
  return {
    vulnerabilities: serious.length,
    line: serious
      .map(([name, { severity }]) => `${name}: a ${severity} vulnerability, see npm audit`)
      .join('\n'),
  };
}

function reportIn(printed: string): AuditReport | null {
  try {
    return JSON.parse(printed) as AuditReport;
  } catch {
    return null;
  }
}
