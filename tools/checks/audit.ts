/** The parts used of the output of `npm audit --json`. */
interface AuditReport {
  readonly metadata?: { readonly vulnerabilities?: unknown };
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string }>>;
}

/** One line for each high or critical vulnerability; null where the output is no report. */
export function seriousVulnerabilities(printed: string): string[] | null {
  const report = reportIn(printed);
  if (report?.metadata?.vulnerabilities === undefined) return null;
  return Object.entries(report.vulnerabilities ?? {})
    .filter(([, { severity }]) => severity === 'high' || severity === 'critical')
    .map(([name, { severity }]) => `${name}: a ${severity} vulnerability, see npm audit`);
}

function reportIn(printed: string): AuditReport | null {
  try {
    return JSON.parse(printed) as AuditReport;
  } catch {
    return null;
  }
}
