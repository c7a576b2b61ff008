import { Skeleton } from '@amana/ui';
import { useQueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useParams } from 'react-router-dom';
import { type PageHeadProps, PageHead } from '../page-head.tsx';

type PageSkeletonProps = Pick<PageHeadProps, 'title' | 'subtitle' | 'back' | 'backLabel'> &
  Pick<ComponentProps<typeof Skeleton>, 'heights' | 'aside'>;

/** A page whose record is loading: its head is there at once and stays in place. */
export function PageSkeleton({ heights, aside, ...head }: PageSkeletonProps) {
  return (
    <>
      <PageHead {...head} />
      <Skeleton heights={heights} aside={aside} />
    </>
  );
}

/** Also shows the number of the record whose id is in the address, if a list has loaded it. */
export function RecordSkeleton(props: Omit<PageSkeletonProps, 'subtitle'>) {
  const { id = '' } = useParams();
  const client = useQueryClient();
  const rows = client.getQueriesData({}).flatMap(([, answer]) => listedRows(answer));
  const { orderNumber, transactionRef } = rows.find((row) => row['id'] === id) ?? {};
  const number = [orderNumber, transactionRef].find((text) => typeof text === 'string');
  // A blank keeps the line of the number.
  return <PageSkeleton {...props} subtitle={number ?? '\u00A0'} />;
}

function listedRows(answer: unknown): Record<string, unknown>[] {
  const rows: unknown = Reflect.get(Object(answer), 'data');
  return Array.isArray(rows) ? rows.map((row: unknown) => Object(row) as Record<string, unknown>) : [];
}
