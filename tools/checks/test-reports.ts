import { existsSync, readFileSync, statSync } from 'node:fs';

export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
}

function numbersOf(value: unknown): Record<string, number> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
}

/** From the report of Vitest's JSON reporter. */
export function countVitest(report: unknown): TestCounts {
  const totals = numbersOf(report);
  return {
    passed: totals['numPassedTests'] ?? 0,
    failed: totals['numFailedTests'] ?? 0,
    skipped: (totals['numPendingTests'] ?? 0) + (totals['numTodoTests'] ?? 0),
  };
}

/** From the report of Playwright's JSON reporter; a flaky test counts as failed. */
export function countPlaywright(report: unknown): TestCounts {
  const stats = typeof report === 'object' && report !== null && 'stats' in report ? report.stats : {};
  const totals = numbersOf(stats);
  return {
    passed: totals['expected'] ?? 0,
    failed: (totals['unexpected'] ?? 0) + (totals['flaky'] ?? 0),
    skipped: totals['skipped'] ?? 0,
  };
}

/** The reasons for which Playwright skipped tests, each once. */
export function reasonsToSkip(report: unknown): string[] {
  if (typeof report !== 'object' || report === null) return [];
  const own =
    'type' in report && report.type === 'skip' && 'description' in report ? [String(report.description)] : [];
  return [...new Set([...own, ...Object.values(report).flatMap((part) => reasonsToSkip(part))])];
}

/** Undefined where the report is missing or older than the run. */
export function readReport(file: string, notBeforeMs: number): unknown {
  if (!existsSync(file) || statSync(file).mtimeMs < notBeforeMs) return undefined;
  return JSON.parse(readFileSync(file, 'utf8'));
}
