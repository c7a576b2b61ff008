import { INVALID_AMOUNT } from './format-naira.ts';
import { type Kobo, isKobo } from './kobo.ts';

const BELOW_TWENTY = (
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen ' +
  'Seventeen Eighteen Nineteen'
).split(' ');
const TENS = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'] as const;
const SCALES = [
  { size: 1_000_000_000, name: 'Billion' },
  { size: 1_000_000, name: 'Million' },
  { size: 1_000, name: 'Thousand' },
] as const;

/** One trillion Naira; words go up to billions. */
const LIMIT_KOBO = 1_000_000_000_000 * 100;

/** An amount in Nigerian words: 'One Thousand, Five Hundred Naira, Fifty Kobo'; null from a trillion Naira. */
export function amountInWords(amount: Kobo): string | null {
  if (!isKobo(amount)) return INVALID_AMOUNT;
  if (Math.abs(amount) >= LIMIT_KOBO) return null;
  const inWords = words(Math.abs(amount));
  return amount < 0 ? `Minus ${inWords}` : inWords;
}

function words(amount: number): string {
  const koboPart = amount % 100;
  const nairaPart = (amount - koboPart) / 100;
  const naira = `${wholeInWords(nairaPart)} Naira`;
  if (koboPart === 0) return naira;
  const rest = `${belowHundred(koboPart)} Kobo`;
  return nairaPart === 0 ? rest : `${naira}, ${rest}`;
}

function wholeInWords(value: number): string {
  if (value === 0) return 'Zero';
  const groups: string[] = [];
  let rest = value;
  for (const { size, name } of SCALES) {
    const count = Math.floor(rest / size);
    if (count > 0) groups.push(`${belowThousand(count)} ${name}`);
    rest %= size;
  }
  const grouped = groups.join(', ');
  if (rest === 0) return grouped;
  // 'One Thousand and One', but 'One Thousand, Five Hundred'.
  const joint = rest < 100 ? ' and ' : ', ';
  return grouped === '' ? belowThousand(rest) : `${grouped}${joint}${belowThousand(rest)}`;
}

function belowThousand(value: number): string {
  const hundreds = Math.floor(value / 100);
  if (hundreds === 0) return belowHundred(value);
  const rest = value % 100;
  const head = `${belowTwenty(hundreds)} Hundred`;
  return rest === 0 ? head : `${head} and ${belowHundred(rest)}`;
}

function belowHundred(value: number): string {
  if (value < 20) return belowTwenty(value);
  const tens = TENS[Math.floor(value / 10)] ?? '';
  return value % 10 === 0 ? tens : `${tens}-${belowTwenty(value % 10)}`;
}

function belowTwenty(value: number): string {
  return BELOW_TWENTY[value] ?? '';
}
