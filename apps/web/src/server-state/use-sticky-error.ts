import { useState } from 'react';

export interface FailingQuery {
  readonly error: unknown;
  readonly isError: boolean;
  /** In ms since 1970; 0 if it never failed. */
  readonly errorUpdatedAt: number;
  readonly refetch: () => unknown;
}

/**
 * Why a query has no data, or null. The library clears the error as soon as the query is refetched; this hook keeps it
 * until there is an answer or the person presses `retry`, so that the text and the button stay.
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
