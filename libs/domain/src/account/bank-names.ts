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

/** The banks that the text may mean by words, their beginnings, initials or another known name; exact names first. */
export function matchingBanks<Bank extends NamedBank>(banks: readonly Bank[], text: string): readonly Bank[] {
  const wanted = wordsOf(text);
  if (wanted.length === 0) return banks;
  const matching = banks.filter(({ label }) => namesOf(label).some((name) => isMatch(name, wanted)));
  const isExact = (bank: Bank) => isNamed(bank, wanted);
  return [...matching.filter(isExact), ...matching.filter((bank) => !isExact(bank))];
}

/** The only bank with this name, full or short. */
export function bankNamed<Bank extends NamedBank>(banks: readonly Bank[], text: string): Bank | undefined {
  const wanted = wordsOf(text);
  const [bank, ...others] = wanted.length === 0 ? [] : banks.filter((one) => isNamed(one, wanted));
  return others.length === 0 ? bank : undefined;
}

function isNamed({ label }: NamedBank, wanted: readonly string[]): boolean {
  return namesOf(label).some((name) => name.join('') === wanted.join(''));
}

function isMatch(name: readonly string[], wanted: readonly string[]): boolean {
  const together = wanted.join('');
  return (
    name.join('').includes(together) ||
    name
      .map(([initial]) => initial)
      .join('')
      .startsWith(together) ||
    wanted.every((word) => name.some((part) => part.startsWith(word)))
  );
}

/** The words of each name of a bank. */
function namesOf(label: string): readonly (readonly string[])[] {
  const name = wordsOf(label);
  const others = KNOWN_NAMES.map((names) => names.map(wordsOf)).find((names) =>
    names.some((other) => other.join('') === name.join('')),
  );
  return [name, everyWordOf(label), ...(others ?? [])];
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
