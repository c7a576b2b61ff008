import type { Deviation } from '@amana/api';
import { parseUrl } from '@amana/domain';
import { matchPath } from 'react-router-dom';
import { PATHS } from '../../shared/paths.ts';
import { withoutSiteRoot } from '../../shared/site-root.ts';
import type { Occurrence } from './report-queue.ts';

/** Returns the route's pattern, because the path itself may contain ids. */
export function pathPattern(pathname = window.location.pathname): string {
  const path = withoutSiteRoot(pathname);
  const pattern = Object.values(PATHS).find((candidate) => matchPath(candidate, path) !== null);
  return pattern?.replaceAll('?', '') ?? '/*';
}

/** Reports the error's type and position; its message may quote what a person typed. */
export function crashOf(error: unknown): Occurrence {
  return { kind: 'crash', code: error instanceof Error ? codeOf(error) : typeof error, path: pathPattern() };
}

function codeOf({ name, message, stack = '' }: Error): string {
  const place = /[\w-]+\.js:\d+:\d+/.exec(stack.replace(message, ''))?.[0];
  return place === undefined ? name : `${name}:${place}`;
}

export function violationOf(event: SecurityPolicyViolationEvent): Occurrence {
  const blocked = parseUrl(event.blockedURI)?.hostname ?? event.blockedURI;
  return { kind: 'security', code: `${event.effectiveDirective}:${blocked}`, path: pathPattern() };
}

export function deviationOf({ operationId, field, kind }: Deviation): Occurrence {
  return { kind: 'deviation', code: `${operationId}:${field}:${kind}`, path: pathPattern() };
}
