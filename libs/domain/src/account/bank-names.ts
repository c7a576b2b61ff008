/** Names of the same bank: full, short and former ones. */
const KNOWN_NAMES: readonly (readonly string[])[] = [
  ['Access Bank', 'Diamond Bank'],
  ['Citibank Nigeria', 'Citi'],
  ['Ecobank Nigeria', 'Eco Bank'],
  ['First Bank of Nigeria', 'FirstBank', 'FBN'],
  ['First City Monument Bank', 'FCMB'],
  ['Guaranty Trust Bank', 'GTBank', 'GTB', 'GTCO', 'Guarantee Trust Bank'],
  ['Kuda Bank', 'Kuda Microfinance Bank', 'Kuda MFB'],
  ['Moniepoint MFB', 'Moniepoint Microfinance Bank', 'TeamApt'],
  ['OPay', 'OPay Digital Services', 'Paycom'],
  ['Polaris Bank', 'Skye Bank'],
  ['Stanbic IBTC Bank', 'IBTC'],
  ['Standard Chartered Bank', 'StanChart', 'SCB'],
  ['Union Bank of Nigeria', 'UBN'],
  ['United Bank for Africa', 'UBA'],
  ['Wema Bank', 'ALAT'],
];

/** Words that banks add to their names, and people leave out or add. */
const IGNORED_WORDS = new Set(['plc', 'ltd', 'limited', 'nigeria', 'nig', 'of', 'for', 'the']);

interface NamedBank {
  readonly label: string;
}

interface IndexedBank<Bank> {
  readonly bank: Bank;
  /** The words of each of its names. */
  readonly names: readonly (readonly string[])[];
}

/** Prepares a list for `matchingBanks` and `bankNamed`, because reading the words of every name is slow on phones. */
export function indexBanks<Bank extends NamedBank>(banks: readonly Bank[]): readonly IndexedBank<Bank>[] {
  const known = KNOWN_NAMES.map((names) => names.map(wordsOf));
  return banks.map((bank) => {
    const name = wordsOf(bank.label);
    const others = known.find((names) => names.some((other) => isSame(other, name))) ?? [];
    return { bank, names: [name, everyWordOf(bank.label), ...others] };
  });
}

/** The banks that the text may mean by words, their beginnings, initials or another known name; exact names first. */
export function matchingBanks<Bank>(banks: readonly IndexedBank<Bank>[], text: string): readonly Bank[] {
  const wanted = wordsOf(text);
  const matching = banks.filter(({ names }) => names.some((name) => isMatch(name, wanted)));
  const isExact = ({ names }: IndexedBank<Bank>) => names.some((name) => isSame(name, wanted));
  const ordered = [...matching.filter(isExact), ...matching.filter((bank) => !isExact(bank))];
  return ordered.map(({ bank }) => bank);
}

/** The only bank with this name, full or short. */
export function bankNamed<Bank>(banks: readonly IndexedBank<Bank>[], text: string): Bank | undefined {
  const wanted = wordsOf(text);
  const [found, ...others] = banks.filter(({ names }) => names.some((name) => isSame(name, wanted)));
  return wanted.length === 0 || others.length > 0 ? undefined : found?.bank;
}

function isSame(name: readonly string[], wanted: readonly string[]): boolean {
  return name.join('') === wanted.join('');
}

function isMatch(name: readonly string[], wanted: readonly string[]): boolean {
  const together = wanted.join('');
  const initials = name.map(([initial]) => initial).join('');
  return (
    name.join('').includes(together) ||
    initials.startsWith(together) ||
    wanted.every((word) => name.some((part) => part.startsWith(word)))
  );
}

function wordsOf(text: string): readonly string[] {
  const words = everyWordOf(text);
  const telling = words.filter((word) => !IGNORED_WORDS.has(word));
  return telling.length === 0 ? words : telling;
}

function everyWordOf(text: string): readonly string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
