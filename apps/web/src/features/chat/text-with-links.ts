import { safeUrl } from '../../shared/safe-url.ts';

export interface TextPart {
  readonly text: string;
  readonly href: string | null;
}

/** A URL ends at white space, a quotation mark or a character that changes the writing direction. */
const ADDRESS = /\bhttps?:\/\/[^\s<>"'`\u202a-\u202e\u2066-\u2069]+/gi;
/** Punctuation at the end belongs to the sentence, not to the URL. */
const CLOSING = /[.,;:!?*\]}]+$/;

/** Splits a text into plain parts and safe links. */
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
