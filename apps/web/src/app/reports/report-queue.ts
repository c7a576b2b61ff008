import type { ControlModels } from '@amana/api/contract';

export type Report = ControlModels.Report;

export type Occurrence = Omit<Report, 'count'>;

/** Limits of the collector, see openapi/schemas/control.yaml. */
const MAX_REPORTS = 50;
const MAX_CODE_LENGTH = 80;
const MAX_REQUESTS = 20;
const SEND_INTERVAL_MS = 10_000;

export interface ReportQueue {
  readonly add: (occurrence: Occurrence, times?: number) => void;
  readonly flush: () => void;
}

export function createReportQueue(send: (reports: Report[]) => void): ReportQueue {
  const waiting = new Map<string, Report>();
  let requests = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.size === 0 || requests >= MAX_REQUESTS) return;
    requests += 1;
    send([...waiting.values()]);
    waiting.clear();
  };
  const add = (occurrence: Occurrence, times = 1): void => {
    const report = { ...occurrence, code: safeCode(occurrence.code) };
    const key = JSON.stringify(report);
    const known = waiting.get(key)?.count ?? 0;
    if (known === 0 && waiting.size >= MAX_REPORTS) return;
    waiting.set(key, { ...report, count: known + times });
    timer ??= setTimeout(flush, SEND_INTERVAL_MS);
  };
  return { add, flush };
}

/** Allows letters, digits and a few signs, so that no sentence fits. */
function safeCode(code: string): string {
  const safe = code.replaceAll(/[^A-Za-z0-9._:-]+/g, '-').slice(0, MAX_CODE_LENGTH);
  return /^[A-Za-z]/.test(safe) ? safe : 'unnamed';
}
