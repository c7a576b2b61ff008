/** Beginning of a bank's name, without spaces, and short names that are not its initials. */
const SHORT_NAMES: readonly (readonly string[])[] = [
  ['guarantytrust', 'gtbank', 'gtb', 'gtco'],
  ['wema', 'alat'],
];

/** Words that banks add to their names, and people leave out or add. */
const ADDED_WORDS = /\b(plc|ltd|limited|nigeria|of|for)\b/g;

const plain = (text: string) => text.normalize('NFKD').toLowerCase().replaceAll(ADDED_WORDS, ' ');
const joined = (text: string) => plain(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The banks that a part of the name, initials or a short name may mean. */
export function findBanks<Bank extends { name: string }>(banks: readonly Bank[], text: string): Bank[] {
  const wanted = joined(text);
  return banks.filter(({ name }) => {
    const full = joined(name);
    const initials = Array.from(plain(name).matchAll(/[\p{L}\p{N}]+/gu), ([[initial]]) => initial).join('');
    const others = SHORT_NAMES.find((names) => names.some((other) => full.startsWith(other))) ?? [];
    return [full, ...others].some((known) => known.includes(wanted)) || initials.startsWith(wanted);
  });
}
