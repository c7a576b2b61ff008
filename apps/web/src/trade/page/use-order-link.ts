import type { Order } from '@amana/api';
import { parseUrl } from '@amana/domain';
import { useHref } from 'react-router-dom';
import { orderPath } from '../../shared/paths.ts';
import { safeUrl } from '../../shared/safe-url.ts';

/** Length in characters; the QR code of a longer link is too fine for a phone, and from 2,332 there is none. */
const MAX_LINK_LENGTH = 2_000;

/**
 * The link to send to the counterpart. A party needs no referral code to open the order, so the address of the order
 * replaces a link that the service has not sent, or that is not safe to open.
 */
export function useOrderLink({ id, referralLink }: Pick<Order, 'id' | 'referralLink'>): string {
  const address = useHref(orderPath(id));
  // Without a scheme, an address such as '\\\\evil.example' would be completed from that of this page.
  const sent = parseUrl(referralLink) === null ? null : safeUrl(referralLink);
  if (sent !== null && sent.length <= MAX_LINK_LENGTH) return sent;
  return new URL(address, window.location.origin).href;
}
