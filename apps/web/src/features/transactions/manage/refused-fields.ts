import type { DeliveryRefusal } from './use-delivery-update.ts';

/** Which field a refusal is about that names none: the code (decision D10), or the file by its size or kind. */
const FIELD_OF_STATUS: ReadonlyMap<number | null, string> = new Map([
  [400, 'confirmationCode'],
  [429, 'confirmationCode'],
  [413, 'uploadEvidence'],
  [415, 'uploadEvidence'],
]);

/** The form's field → the server's words about it. */
export function refusedFields({ status, text, fields }: DeliveryRefusal): Record<string, string> {
  const named = Object.entries(fields);
  if (named.length > 0) return Object.fromEntries(named.map(([name, about]) => [formName(name), about]));
  const field = FIELD_OF_STATUS.get(status);
  return field === undefined ? {} : { [field]: text };
}

/** The form's `receivedBy` travels as `ReceivedBy` (§7). */
function formName(wireName: string): string {
  return wireName.charAt(0).toLowerCase() + wireName.slice(1);
}
