import { safeUrl } from '../../shared/safe-url.ts';

export interface TextPart {
  readonly text: string;
  readonly href: string | null;
}

/** Ends at a space, a quotation mark or a character that turns the direction of writing. */
const ADDRESS = /\bhttps?:\/\/[^\s<>"'`\u202a-\u202e\u2066-\u2069]+/gi;
/** What closes a sentence rather than an address. */
const CLOSING = /[.,;:!?*\]}]+$/;

/** A text in parts: what is a safe address of the web can be opened, everything else is only read. */
export function textWithLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let read = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutClosing(found);
    const href = safeUrl(address);
    if (href === null) continue;
    parts.push({ text: text.slice(read, index), href: null }, { text: address, href });
    read = index + address.length;
  }
  parts.push({ text: text.slice(read), href: null });
  return parts.filter((part) => part.text !== '');
}

function withoutClosing(found: string): string {
  const address = found.replace(CLOSING, '');
  const isInBrackets = address.endsWith(')') && !address.includes('(');
  return isInBrackets ? withoutClosing(address.slice(0, -1)) : address;
}
