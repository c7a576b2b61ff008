import { errorStatus } from '@amana/api';
import { NOT_A_PARTY } from '@amana/domain';
import type { ReactNode } from 'react';
import { FailureState } from './failure-state.tsx';
import { LinkState } from './link-state.tsx';
import { PATHS } from './paths.ts';
import { useRetryFailed } from './use-retry-failed.ts';

export interface QueryContentProps<Data> {
  query: { readonly data: Data | undefined; readonly error: unknown; readonly isError: boolean };
  skeleton: ReactNode;
  /** Shown if the first load failed; by default a message with a Retry button. */
  failure?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A skeleton until the query has data; data that is loaded stays on screen when a later refresh fails. */
export function QueryContent<Data>({ query, skeleton, failure, children }: QueryContentProps<Data>) {
  const retryFailed = useRetryFailed();
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return skeleton;
  return failure ?? <FailureState error={query.error} onRetry={retryFailed} />;
}

/** The link on a page that has nothing else to offer. */
export interface WayBack {
  readonly to: string;
  readonly link: string;
}

const TO_ORDERS: WayBack = { to: PATHS.orders, link: 'All Orders' };

interface FailurePageProps {
  notFound: { readonly title: string; readonly text?: string };
  /** The title if the query failed for another reason than a wrong id. */
  failed?: string | undefined;
  wayBack?: WayBack | undefined;
}

type QueryPageProps<Data> = Omit<QueryContentProps<Data>, 'failure'> & FailurePageProps;

/** A page whose content is one query, for instance an order. */
export function QueryPage<Data>({ notFound, failed, wayBack, ...content }: QueryPageProps<Data>) {
  const failure = { error: content.query.error, notFound, failed, wayBack };
  return <QueryContent {...content} failure={<FailurePage {...failure} />} />;
}

function FailurePage({
  error,
  notFound,
  failed,
  wayBack = TO_ORDERS,
}: FailurePageProps & { error: unknown }) {
  const retryFailed = useRetryFailed();
  const status = errorStatus(error);
  if (status === 403) return <NotAParty wayBack={wayBack} />;
  // The server answers 400 to an id that is not a UUID.
  if (status === 404 || status === 400) {
    return <LinkState level={1} {...notFound} icon="help" isProblem {...wayBack} isSecondary />;
  }
  return <FailureState error={error} title={failed} onRetry={retryFailed} />;
}

/** For a signed-in person who is neither buyer nor seller. */
export function NotAParty({ wayBack = TO_ORDERS }: { wayBack?: WayBack | undefined }) {
  return <LinkState level={1} title={NOT_A_PARTY} icon="lock" isProblem {...wayBack} isSecondary />;
}
