import type { Order } from '@amana/api';
import { useHref } from 'react-router-dom';
import { orderPath } from '../shared/paths.ts';

/**
 * The link to send to the counterpart. A party needs no referral code to open the order, so the address of the order
 * replaces a link that the service has not sent.
 */
export function useOrderLink({ id, referralLink }: Pick<Order, 'id' | 'referralLink'>): string {
  const address = useHref(orderPath(id));
  return referralLink === '' ? new URL(address, window.location.origin).href : referralLink;
}
