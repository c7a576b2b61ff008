import { Skeleton } from '@amana/ui';
import type { ComponentProps } from 'react';
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
