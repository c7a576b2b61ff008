import { safeUrl } from '../../shared/safe-url.ts';

/**
 * A URL ends at white space, a quotation mark, a character that changes the writing direction or a bracket that it did
 * not open; punctuation at its end belongs to the sentence.
 */
const ADDRESS =
  /\b(https?:\/\/(?:[^\s<>"'`()\u202a-\u202e\u2066-\u2069]|\([^\s<>"'`()\u202a-\u202e\u2066-\u2069]*\))+(?<![.,;:!?*\]}]))/i;

/** Splits a text into plain parts and safe links. */
export function textWithLinks(text: string) {
  return text
    .split(ADDRESS)
    .map((part, index) => ({ text: part, href: index % 2 === 1 ? safeUrl(part) : null }))
    .filter((part) => part.text !== '');
}
