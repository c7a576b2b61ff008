import { useState } from 'react';

/** The part of a query's result that this reads. */
export interface FailingQuery {
  readonly error: unknown;
  readonly isError: boolean;
  /** In ms since 1970; 0 if it never failed. */
  readonly errorUpdatedAt: number;
  readonly refetch: () => unknown;
}

/**
 * Why a query has no data, or null. The library forgets it as soon as the query is read again; here it stays, with what a
 * person is reading or pressing, until there is an answer or they press `retry`, which reads again.
 */
export function useStickyError(query: FailingQuery, readAgain: () => unknown = query.refetch) {
  const { error, isError, errorUpdatedAt } = query;
  const [last, setLast] = useState({ error, at: 0, isForgotten: true });
  if (isError && last.at !== errorUpdatedAt) setLast({ error, at: errorUpdatedAt, isForgotten: false });
  const isReadAgain = !isError && last.at === errorUpdatedAt && !last.isForgotten;
  return {
    error: isReadAgain ? last.error : error,
    retry: () => {
      setLast({ ...last, isForgotten: true });
      void readAgain();
    },
  };
}
