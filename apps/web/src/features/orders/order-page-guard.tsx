import type { Order } from '@amana/api';
import { type Side, partyOf } from '@amana/domain';
import type { ComponentProps, ComponentType } from 'react';
import { PartyGuard } from '../../trade/page/party-guard.tsx';
import type { CheckedAt } from '../../shared/dates/checked-ago.tsx';
import { type BankDetailsState, useBankDetails, useViewerId } from '../../viewer/use-viewer.ts';

const NOT_FOUND = 'Order not found or error loading order.';

export interface OrderViewProps {
  order: Order;
  side: Side;
  viewer: Pick<BankDetailsState, 'hasBankDetails' | 'failure'> & { readonly userId: string };
  checkedAtMs: CheckedAt;
}

interface OrderPageGuardProps extends Pick<ComponentProps<typeof PartyGuard<Order>>, 'query' | 'skeleton'> {
  view: ComponentType<OrderViewProps>;
}

/** Also waits for a seller's bank details, but not for bank details that cannot be loaded. */
export function OrderPageGuard({ view: View, ...props }: OrderPageGuardProps) {
  const userId = useViewerId();
  const order = props.query.data?.data;
  const isSeller = order !== undefined && partyOf(order, userId) === 'seller';
  const { isFirstLoad, ...bankDetails } = useBankDetails(isSeller);
  return (
    <PartyGuard {...props} sideOf={partyOf} notFound={{ title: NOT_FOUND }} failed={NOT_FOUND}>
      {(order, side, checkedAtMs) =>
        isFirstLoad ? (
          props.skeleton
        ) : (
          <View order={order} side={side} viewer={{ userId, ...bankDetails }} checkedAtMs={checkedAtMs} />
        )
      }
    </PartyGuard>
  );
}
