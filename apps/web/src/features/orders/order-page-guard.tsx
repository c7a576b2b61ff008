import type { Order } from '@amana/api';
import { type Side, partyOf } from '@amana/domain';
import type { ComponentProps, ComponentType } from 'react';
import { FailureState } from '../../shared/states/failure-state.tsx';
import { PartyGuard } from '../../trade/party-guard.tsx';
import { type SignedInViewer, useViewer } from '../../viewer/use-viewer.ts';

const NOT_FOUND = 'Order not found or error loading order.';

export interface OrderViewProps {
  order: Order;
  side: Side;
  viewer: SignedInViewer;
}

interface OrderPageGuardProps extends Pick<ComponentProps<typeof PartyGuard<Order>>, 'query' | 'skeleton'> {
  view: ComponentType<OrderViewProps>;
}

/** Also waits for the viewer's bank details, which decide the available actions. */
export function OrderPageGuard({ view: View, ...props }: OrderPageGuardProps) {
  const viewer = useViewer();
  return (
    <PartyGuard {...props} sideOf={partyOf} notFound={{ title: NOT_FOUND }} failed={NOT_FOUND}>
      {(order, side) => {
        if (viewer.failure !== null) return <FailureState level={1} {...viewer.failure} />;
        return viewer.isKnown ? <View order={order} side={side} viewer={viewer} /> : props.skeleton;
      }}
    </PartyGuard>
  );
}
