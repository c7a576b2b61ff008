import type { Order } from '@amana/api';
import { type Side, partyOf } from '@amana/domain';
import type { ComponentType, ReactNode } from 'react';
import { FailureState } from '../../shared/failure-state.tsx';
import { NotAParty } from '../../viewer/not-a-party.tsx';
import { type QueryFallbackProps, QueryFallback } from '../../viewer/query-fallback.tsx';
import { type SignedInViewer, useViewer } from '../../viewer/use-viewer.ts';

const NOT_FOUND = 'Order not found or error loading order.';

export interface OrderViewProps {
  order: Order;
  side: Side;
  viewer: SignedInViewer;
}

export interface OrderPageGuardProps {
  query: QueryFallbackProps['query'] & { readonly data: { data: Order } | undefined };
  skeleton: ReactNode;
  view: ComponentType<OrderViewProps>;
}

/** A page about one order, for its two parties; it waits for the viewer's bank details too, which decide the actions. */
export function OrderPageGuard({ query, skeleton, view: View }: OrderPageGuardProps) {
  const viewer = useViewer();
  if (query.data === undefined)
    return (
      <QueryFallback query={query} skeleton={skeleton} notFound={{ title: NOT_FOUND }} failed={NOT_FOUND} />
    );
  const { data: order } = query.data;
  const party = partyOf(order, viewer.userId);
  if (party === 'stranger') return <NotAParty />;
  if (viewer.failure !== null) return <FailureState level={1} {...viewer.failure} />;
  // What was opened or typed for one order does not stay when the address changes to another.
  return viewer.isKnown ? <View key={order.id} order={order} side={party} viewer={viewer} /> : skeleton;
}
