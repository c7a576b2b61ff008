import { errorText } from '@amana/api';
import { Skeleton } from '@amana/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Nothing } from './panel.tsx';

const BONES = [56, 56, 56];

export interface LoadedProps<Data> {
  query: Pick<UseQueryResult<{ data: Data }>, 'data' | 'error' | 'isError'>;
  children: (data: Data) => ReactNode;
}

/** What the control API has answered; until then its bones, and why it did not. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data.data);
  if (query.isError) return <Nothing>{errorText(query.error, 'The mock backend did not answer.')}</Nothing>;
  return <Skeleton heights={BONES} />;
}
