import type { Order } from '@amana/api';
import type { Side } from '@amana/domain';
import { partyOf } from '@amana/domain';
import type { ComponentType, ReactNode } from 'react';
import { FailureState } from '../../shared/failure-state.tsx';
import type { QueryContentProps } from '../../shared/query-page.tsx';
import { NotAParty, QueryPage } from '../../shared/query-page.tsx';
import type { SignedInViewer } from '../../shared/use-viewer.ts';
import { useViewer } from '../../shared/use-viewer.ts';

const NOT_FOUND = 'Order not found or error loading order.';

export interface OrderViewProps {
  order: Order;
  side: Side;
  viewer: SignedInViewer;
}

export interface OrderPageProps {
  query: QueryContentProps<{ data: Order }>['query'];
  skeleton: ReactNode;
  view: ComponentType<OrderViewProps>;
}

/** A page about one order, for its two parties; it waits for the viewer's bank details too, which decide the actions. */
export function OrderPage({ query, skeleton, view: View }: OrderPageProps) {
  const viewer = useViewer();
  return (
    <QueryPage query={query} skeleton={skeleton} notFound={{ title: NOT_FOUND }} failed={NOT_FOUND}>
      {({ data: order }) => {
        const party = partyOf(order, viewer.userId);
        if (party === 'stranger') return <NotAParty />;
        if (viewer.failure !== null) return <FailureState {...viewer.failure} />;
        return viewer.isKnown ? <View order={order} side={party} viewer={viewer} /> : skeleton;
      }}
    </QueryPage>
  );
}
