import { useGetOrder } from '@amana/api';
import { Card, QrCode, Stack } from '@amana/ui';
import { useConfig } from '../../shared/hooks/use-config.ts';
import { useWideWindow } from '../../shared/hooks/window-width.ts';
import { isOrderLink } from '../../shared/order-link.ts';
import { withoutSiteRoot } from '../../shared/site-root.ts';
import { useOrderLink } from '../../trade/page/use-order-link.ts';

/**
 * For a buyer at a computer, whose bank's app is on the phone. Needs the order's referral link: of all addresses, only
 * such a link is opened after signing in on the phone.
 */
export function PhoneCode({ orderId }: { orderId: string }) {
  const isWide = useWideWindow();
  const { mockHost } = useConfig();
  const order = useGetOrder(orderId, undefined, { query: { enabled: isWide } }).data?.data;
  const link = useOrderLink({ id: orderId, referralLink: order?.referralLink ?? '' });
  const { pathname, search } = new URL(link);
  if (!isWide || mockHost === 'browser' || !isOrderLink({ pathname: withoutSiteRoot(pathname), search }))
    return null;
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
