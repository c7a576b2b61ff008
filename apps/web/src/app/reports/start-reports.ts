import { type Deviation, isApiError } from '@amana/api';
import type { ControlModels } from '@amana/api/contract';
import { parseUrl } from '@amana/domain';
import { matchPath } from 'react-router-dom';
import type { AppConfig } from '../../shared/config.ts';
import { PATHS } from '../../shared/paths.ts';
import { withoutSiteRoot } from '../../shared/site-root.ts';

type Report = ControlModels.Report;

/** Names the build where the release has no name, because the script's name is a hash of its content. */
const OWN_SCRIPT = import.meta.url.split('/').at(-1) ?? '';

/** A failure that never ends must not flood the collector. */
const MAX_REPORTS = 20;
/** Limits of the collector, see openapi/schemas/control.yaml. */
const MAX_CODE_LENGTH = 80;
const MAX_PLACES = 10;
/** A script's file with line and column, such as 'index-ClLghVpz.js:1:2345'. */
const PLACE = /[\w.-]+\.js:\d+:\d+/g;

/**
 * Reports each crash, violation of the security policy and deviation of the API once per page load. Returns a function that
 * reports a deviation; null if no report address is configured.
 */
export function startReports({
  reportUrl,
  release,
}: Pick<AppConfig, 'reportUrl' | 'release'>): ((deviation: Deviation) => void) | null {
  if (reportUrl === null) return null;
  const sent = new Set<string>();
  const send = (given: Report): void => {
    const report = { ...given, code: safeCode(given.code) };
    const key = [report.kind, report.code, report.path].join(' ');
    if (sent.has(key) || sent.size >= MAX_REPORTS) return;
    sent.add(key);
    const body = JSON.stringify({ release: release ?? OWN_SCRIPT, reports: [report] });
    // A beacon, unlike a request, outlives the page.
    navigator.sendBeacon(reportUrl, new Blob([body], { type: 'application/json' }));
  };
  window.addEventListener('error', ({ error }) => send(crashOf(error)));
  window.addEventListener('unhandledrejection', ({ reason }) => send(crashOf(reason)));
  document.addEventListener('securitypolicyviolation', (event) => send(violationOf(event)));
  return ({ operationId, field, kind, count }) =>
    send({ kind: 'deviation', code: `${operationId}:${field}:${kind}`, path: pathPattern(), count });
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
export function crashOf(error: unknown): Report {
  const path = pathPattern();
  if (!(error instanceof Error)) return { kind: 'crash', code: typeof error, path, count: 1 };
  const { name, message, stack = '' } = error;
  const places = stack.replace(message, '').match(PLACE)?.slice(0, MAX_PLACES) ?? [];
  return {
    kind: 'crash',
    code: [name, ...places.slice(0, 1)].join(':'),
    path,
    count: 1,
    ...(places.length > 0 && { stack: places }),
    ...(isApiError(error) && error.requestId !== null && { requestId: error.requestId }),
  };
}

export function violationOf({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): Report {
  const blocked = parseUrl(blockedURI)?.hostname ?? blockedURI;
  return { kind: 'security', code: `${effectiveDirective}:${blocked}`, path: pathPattern(), count: 1 };
}

/** Allows letters, digits and a few signs, so that no sentence fits. */
function safeCode(code: string): string {
  const safe = code.replaceAll(/[^A-Za-z0-9._:-]+/g, '-').slice(0, MAX_CODE_LENGTH);
  return /^[A-Za-z]/.test(safe) ? safe : 'unnamed';
}
