import { type Order, useGetOrder } from '@amana/api';
import { Card, QrCode, Stack } from '@amana/ui';
import { useWideWindow } from '../../lists/window-width.ts';
import { isOrderLink } from '../../shared/order-link.ts';
import { withoutSiteRoot } from '../../shared/site-root.ts';
import { useOrderLink } from '../../trade/use-order-link.ts';

/**
 * For a buyer at a computer, whose bank's app is on the phone. Needs the order's referral link: of all addresses, only
 * such a link is opened after signing in on the phone.
 */
export function PhoneCode({ orderId }: { orderId: string }) {
  const isWide = useWideWindow();
  const order = useGetOrder(orderId, undefined, { query: { enabled: isWide } }).data?.data;
  return isWide && order !== undefined ? <OrderCode order={order} /> : null;
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
