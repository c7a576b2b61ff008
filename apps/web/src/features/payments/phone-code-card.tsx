import { type Order, useGetOrder } from '@amana/api';
import { Card, QrCode, Stack } from '@amana/ui';
import { isOrderLink } from '../../shared/order-link.ts';
import { withoutSiteRoot } from '../../shared/site-root.ts';
import { useOrderLink } from '../../trade/use-order-link.ts';

/** Needs the order's referral link: of all addresses, only such a link is opened after signing in on the phone. */
export function PhoneCodeCard({ orderId }: { orderId: string }) {
  const order = useGetOrder(orderId).data?.data;
  return order === undefined ? null : <OrderCode order={order} />;
}

function OrderCode({ order }: { order: Order }) {
  const link = useOrderLink(order);
  const { pathname, search } = new URL(link);
  if (!isOrderLink({ pathname: withoutSiteRoot(pathname), search })) return null;
  return (
    <Card aria-label="Pay with your phone">
      <Stack gap={3}>
        <h2>Pay with your phone: scan</h2>
        <QrCode text={link} label="QR code of the order link" />
        <p className="small-print">The code opens this order on your phone, once you have signed in there.</p>
      </Stack>
    </Card>
  );
}
