import type { Deviation } from '@amana/api';
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { AppConfig } from '../../shared/config.ts';
import { OWN_SCRIPT } from '../connection/newer-version.ts';
import { crashOf, deviationOf, pathPattern, violationOf } from './crashes-and-deviations.ts';
import { type Report, createReportQueue } from './report-queue.ts';

export type ReportDeviation = (deviation: Deviation) => void;

/** Reports a sample of page loads. Null if this load is not in the sample, or if no report address is configured. */
export function startReports({
  reportUrl,
  reportShare,
}: Pick<AppConfig, 'reportUrl' | 'reportShare'>): ReportDeviation | null {
  if (reportUrl === null || Math.random() >= reportShare) return null;
  const send = (reports: Report[]): void => {
    const body = JSON.stringify({ release: OWN_SCRIPT, reports });
    // A beacon, unlike a request, outlives the page.
    navigator.sendBeacon(reportUrl, new Blob([body], { type: 'application/json' }));
  };
  const { add, flush } = createReportQueue(send);
  window.addEventListener('error', ({ error }) => add(crashOf(error)));
  window.addEventListener('unhandledrejection', ({ reason }) => add(crashOf(reason)));
  document.addEventListener('securitypolicyviolation', (event) => add(violationOf(event)));
  const addVital = ({ name, value }: Metric): void =>
    add({ kind: 'vital', code: name, path: pathPattern(), value });
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(addVital);
  // Registered after the listeners of web-vitals, which report their last values in this event.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  window.addEventListener('pagehide', flush);
  return (deviation) => add(deviationOf(deviation), deviation.count);
}
