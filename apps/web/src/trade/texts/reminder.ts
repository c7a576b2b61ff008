import { internationalMobile } from '@amana/domain';
import { useHref } from 'react-router-dom';
import { useConfig } from '../../shared/hooks/use-config.ts';
import { whatsAppUrl } from '../../shared/message-links.ts';
import { orderPath } from '../../shared/paths.ts';

/**
 * Sends the other party to the order. They have joined, so the link needs no referral code; with one, a signed-out
 * person would be invited to create an account.
 */
export function useReminderUrl(orderId: string, description: string, phoneNumber: string): string {
  const { productName } = useConfig();
  const link = new URL(useHref(orderPath(orderId)), window.location.origin).href;
  const text = `Our order on ${productName} is waiting for you: ${description} ${link}`;
  return whatsAppUrl(text, internationalMobile(phoneNumber));
}
