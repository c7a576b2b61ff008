import { errorText } from '@amana/api';
import { Skeleton } from '@amana/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Nothing } from './panel.tsx';

/** How often an open section fetches its data, in ms. */
export const LIVE_MS = 2_000;
/** For data that changes by itself. */
export const LIVE = { query: { refetchInterval: LIVE_MS } };
const SKELETON = [56, 56, 56];

export interface LoadedProps<Data> {
  query: Pick<UseQueryResult<{ data: Data }>, 'data' | 'error' | 'isError'>;
  children: (data: Data) => ReactNode;
}

/** The data of a call to the mock; before that a skeleton, or the reason why it failed. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data.data);
  if (query.isError) return <Nothing>{errorText(query.error, 'The mock backend did not answer.')}</Nothing>;
  return <Skeleton heights={SKELETON} />;
}
