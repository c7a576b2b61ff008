/**
 * The address that opens WhatsApp with a message ready to send, unless it is empty.
 * `phone`: international digits without a plus sign; without it, WhatsApp asks for the recipient.
 */
export function whatsAppUrl(text: string, phone = ''): string {
  return `https://wa.me/${phone}${text === '' ? '' : `?${new URLSearchParams({ text })}`}`;
}
