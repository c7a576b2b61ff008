/** The offset basis of 32-bit FNV-1a. */
const START = 0x811c9dc5 | 0;
/** The prime of FNV-1a and the multiplier of MurmurHash2; two hashes make collisions rarer. */
const MULTIPLIERS = [0x01000193, 0x5bd1e995] as const;

/** The value of the header ETag. Not cryptographic, because a forged collision gains nothing here. */
export function entityTag(text: string): string {
  let first = START;
  let second = START;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    first = Math.imul(first ^ code, MULTIPLIERS[0]);
    second = Math.imul(second ^ code, MULTIPLIERS[1]);
  }
  return `"${[first >>> 0, second >>> 0, text.length].map((part) => part.toString(36)).join('-')}"`;
}

/** Whether the header If-None-Match contains the tag, ignoring the weak prefix that a compressing proxy adds. */
export function namesTag(ifNoneMatch: string, tag: string): boolean {
  return ifNoneMatch.split(',').some((named) => named.trim().replace(/^W\//, '') === tag);
}
