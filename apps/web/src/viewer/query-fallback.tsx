import { serviceStatus } from '@amana/api';
import { isUuid } from '@amana/domain';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { FailureState } from '../server-state/failure-state.tsx';
import { LinkState } from '../shared/states/link-state.tsx';
import { type WayBack, NotAParty, TO_ORDERS } from './not-a-party.tsx';
import { type FailingQuery, useStickyError } from '../server-state/use-sticky-error.ts';
import { useRetryFailed } from '../server-state/use-retry-failed.ts';

export interface QueryFallbackProps {
  query: FailingQuery;
  skeleton: ReactNode;
  /** For a page about one record: shown if no record has the id, or the viewer may not see it. */
  notFound?: { readonly title: string; readonly text?: string };
  failed?: string;
  wayBack?: WayBack | undefined;
}

/** Shows a skeleton or the failure. Loaded data stays on screen when a later refresh fails. */
export function QueryFallback({
  query,
  skeleton,
  notFound,
  failed,
  wayBack = TO_ORDERS,
}: QueryFallbackProps) {
  const retryFailed = useRetryFailed();
  const { error, retry } = useStickyError(query, retryFailed);
  const { id = '' } = useParams();
  const status = serviceStatus(error);
  if (error === null) return skeleton;
  if (notFound !== undefined) {
    if (status === 403) return <NotAParty wayBack={wayBack} />;
    // A server may answer 400 to an impossible id; any other 400 is a refusal.
    if (status === 404 || (status === 400 && !isUuid(id)))
      return <LinkState level={1} {...notFound} icon="help" isProblem {...wayBack} isSecondary />;
  }
  const level = notFound === undefined ? 2 : 1;
  return <FailureState error={error} title={failed} level={level} onRetry={retry} />;
}
