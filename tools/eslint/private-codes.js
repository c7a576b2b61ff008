/** Sections and numbered decisions of documents outside the repository: their readers cannot look them up. */
const PRIVATE_CODES = [
  /\u00a7\s?\d*/u,
  /\b[Dd]ecisions? D\d+/u,
  /\bD\d{1,2}\)/u,
  /\b(?:specification|decisions)\.md\b/u,
  /\bdesign\/[a-z-]+\.md\b/u,
];

/**
 * The first private code in a text; undefined where it has none.
 * @param {string} text
 */
export function findPrivateCode(text) {
  return PRIVATE_CODES.map((code) => code.exec(text)?.[0]).find((found) => found !== undefined);
}
