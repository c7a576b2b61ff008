/** What `npm audit --json` tells: weaknesses by severity, or why it could not ask. */
export interface AuditAnswer {
  readonly weaknesses: number;
  /** A line for a person; empty where nothing is to be said. */
  readonly line: string;
}

interface AuditReport {
  readonly message?: string;
  readonly metadata?: { readonly vulnerabilities?: Readonly<Record<string, number>> };
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string }>>;
}

const SERIOUS = new Set(['high', 'critical']);

/** Judges what npm printed. A registry that offers no audit is said, and is no weakness: nothing was learned. */
export function judgeAudit(printed: string): AuditAnswer {
  const report = reportIn(printed);
  if (report?.metadata?.vulnerabilities === undefined)
    return {
      weaknesses: 0,
      line: `known weaknesses not looked up, the registry gave no answer: ${report?.message ?? 'nothing readable'}`,
    };
  const serious = Object.entries(report.vulnerabilities ?? {}).filter(([, { severity }]) =>
    SERIOUS.has(severity),
  );
  return {
    weaknesses: serious.length,
    line: serious.map(([name, { severity }]) => `${name}: a ${severity} weakness, see npm audit`).join('\n'),
  };
}

function reportIn(printed: string): AuditReport | null {
  try {
    return JSON.parse(printed) as AuditReport;
  } catch {
    return null;
  }
}
