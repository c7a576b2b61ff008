import type { Order } from '@amana/api';
import { type Side, partyOf } from '@amana/domain';
import type { ComponentType, ReactNode } from 'react';
import { FailureState } from '../../shared/states/failure-state.tsx';
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

/** Also waits for the viewer's bank details, which decide the available actions. */
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
  // The key discards dialogs and typed text when the address changes to another order.
  return viewer.isKnown ? <View key={order.id} order={order} side={party} viewer={viewer} /> : skeleton;
}
