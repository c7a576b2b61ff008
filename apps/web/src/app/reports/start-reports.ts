import type { Deviation } from '@amana/api';
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { AppConfig } from '../../shared/config.ts';
import { OWN_SCRIPT } from '../connection/newer-version.ts';
import { crashOf, deviationOf, pathPattern, violationOf } from './crashes-and-deviations.ts';
import { type Report, createReportQueue } from './report-queue.ts';

/** Takes a deviation of an answer from the contract. */
export type ReportDeviation = (deviation: Deviation) => void;

/**
 * Reports crashes, violations of the security policy and web vitals of a share of page loads; null if this one is not
 * among them, or without an address for reports.
 */
export function startReports({
  reportUrl,
  reportShare,
}: Pick<AppConfig, 'reportUrl' | 'reportShare'>): ReportDeviation | null {
  if (reportUrl === null || Math.random() >= reportShare) return null;
  const send = (reports: Report[]): void => {
    const body = JSON.stringify({ release: OWN_SCRIPT, reports });
    // Unlike a request, it outlives the page.
    navigator.sendBeacon(reportUrl, new Blob([body], { type: 'application/json' }));
  };
  const { add, flush } = createReportQueue(send);
  window.addEventListener('error', ({ error }) => add(crashOf(error)));
  window.addEventListener('unhandledrejection', ({ reason }) => add(crashOf(reason)));
  document.addEventListener('securitypolicyviolation', (event) => add(violationOf(event)));
  const addVital = ({ name, value }: Metric): void =>
    add({ kind: 'vital', code: name, path: pathPattern(), value });
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(addVital);
  // After the listeners of web-vitals, whose last values are due then.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  window.addEventListener('pagehide', flush);
  return (deviation) => add(deviationOf(deviation), deviation.count);
}
