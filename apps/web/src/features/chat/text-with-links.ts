import { safeUrl } from '../../shared/safe-url.ts';

export interface TextPart {
  readonly text: string;
  readonly href: string | null;
}

/** A URL ends at white space, a quotation mark or a character that changes the writing direction. */
const ADDRESS = /\bhttps?:\/\/[^\s<>"'`\u202a-\u202e\u2066-\u2069]+/gi;
/** Punctuation at the end belongs to the sentence, not to the URL. */
const CLOSING = '.,;:!?*]}';
/** In characters. A longer address stays text. */
const MAX_ADDRESS_LENGTH = 2_000;

/** Splits a text into plain parts and safe links. */
export function textWithLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let read = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutClosing(found);
    const href = address.length > MAX_ADDRESS_LENGTH ? null : safeUrl(address);
    if (href === null) continue;
    parts.push({ text: text.slice(read, index), href: null }, { text: address, href });
    read = index + address.length;
  }
  parts.push({ text: text.slice(read), href: null });
  return parts.filter((part) => part.text !== '');
}

function withoutClosing(found: string): string {
  // A bracket that was not opened in the URL belongs to the sentence too.
  const closing = found.includes('(') ? CLOSING : `${CLOSING})`;
  let end = found.length;
  while (end > 0 && closing.includes(found.charAt(end - 1))) end -= 1;
  return found.slice(0, end);
}
