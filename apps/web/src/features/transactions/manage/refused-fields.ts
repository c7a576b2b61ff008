import type { DeliveryRefusal } from './use-delivery-update.ts';

/** The form's field → the server's words about it. A 400 or 429 that names no field is about the code (decision D10). */
export function refusedFields({ status, text, fields }: DeliveryRefusal): Record<string, string> {
  const named = Object.entries(fields);
  if (named.length > 0) return Object.fromEntries(named.map(([name, about]) => [formName(name), about]));
  return status === 400 || status === 429 ? { confirmationCode: text } : {};
}

/** The form's `receivedBy` travels as `ReceivedBy` (§7). */
function formName(wireName: string): string {
  return wireName.charAt(0).toLowerCase() + wireName.slice(1);
}
