import { type Deviation, isApiError } from '@amana/api';
import { parseUrl } from '@amana/domain';
import { matchPath } from 'react-router-dom';
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { AppConfig } from '../../shared/config.ts';
import { PATHS } from '../../shared/paths.ts';
import { withoutSiteRoot } from '../../shared/site-root.ts';
import { OWN_SCRIPT } from '../connection/newer-version.ts';
import { type Occurrence, type Report, createReportQueue } from './report-queue.ts';

/** A script's file with line and column, such as 'index-ClLghVpz.js:1:2345'. */
const PLACE = /[\w.-]+\.js:\d+:\d+/g;
/** Limit of the collector, see openapi/schemas/control.yaml. */
const MAX_PLACES = 10;

/**
 * Reports a sample of page loads. Returns a function that adds a deviation of the API; null if this load is not in the
 * sample, or if no report address is configured.
 */
export function startReports({
  reportUrl,
  reportShare,
  release,
}: Pick<AppConfig, 'reportUrl' | 'reportShare' | 'release'>): ((deviation: Deviation) => void) | null {
  if (reportUrl === null || Math.random() >= reportShare) return null;
  const send = (reports: Report[]): void => {
    const body = JSON.stringify({ release: release ?? OWN_SCRIPT, reports });
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
  return ({ operationId, field, kind, count }) =>
    add({ kind: 'deviation', code: `${operationId}:${field}:${kind}`, path: pathPattern() }, count);
}

/** Returns the route's pattern, because the path itself may contain ids. */
export function pathPattern(pathname = window.location.pathname): string {
  const path = withoutSiteRoot(pathname);
  const pattern = Object.values(PATHS).find((candidate) => matchPath(candidate, path) !== null);
  return pattern?.replaceAll('?', '') ?? '/*';
}

/**
 * Reports the error's type and the places of its stack; its message may quote what a person typed. The failure of a call
 * that nothing caught also names the call.
 */
export function crashOf(error: unknown): Occurrence {
  const path = pathPattern();
  if (!(error instanceof Error)) return { kind: 'crash', code: typeof error, path };
  const { name, message, stack = '' } = error;
  const places = stack.replace(message, '').match(PLACE)?.slice(0, MAX_PLACES) ?? [];
  return {
    kind: 'crash',
    code: [name, ...places.slice(0, 1)].join(':'),
    path,
    ...(places.length > 0 && { stack: places }),
    ...(isApiError(error) && error.requestId !== null && { requestId: error.requestId }),
  };
}

export function violationOf(event: SecurityPolicyViolationEvent): Occurrence {
  const blocked = parseUrl(event.blockedURI)?.hostname ?? event.blockedURI;
  return { kind: 'security', code: `${event.effectiveDirective}:${blocked}`, path: pathPattern() };
}
