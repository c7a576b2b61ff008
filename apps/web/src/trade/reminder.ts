import { internationalMobile } from '@amana/domain';
import { useHref } from 'react-router-dom';
import { whatsAppUrl } from '../shared/message-links.ts';
import { orderPath } from '../shared/paths.ts';

/**
 * Sends the other party to the order. They have joined, so the link needs no referral code; with one, a signed-out
 * person would be invited to create an account.
 */
export function useReminderUrl(orderId: string, text: string, phoneNumber = ''): string {
  const link = new URL(useHref(orderPath(orderId)), window.location.origin).href;
  return whatsAppUrl(`${text} ${link}`, internationalMobile(phoneNumber));
}
