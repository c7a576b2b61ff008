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
  { size: 100, name: 'Hundred' },
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
  const scale = SCALES.find(({ size }) => value >= size);
  if (scale === undefined) return belowHundred(value);
  const head = `${wholeInWords(Math.floor(value / scale.size))} ${scale.name}`;
  const rest = value % scale.size;
  if (rest === 0) return head;
  // 'One Thousand and One', but 'One Thousand, Five Hundred'.
  return `${head}${rest < 100 ? ' and ' : ', '}${wholeInWords(rest)}`;
}

function belowHundred(value: number): string {
  if (value < 20) return BELOW_TWENTY[value] ?? '';
  const tens = TENS[Math.floor(value / 10)] ?? '';
  return value % 10 === 0 ? tens : `${tens}-${belowHundred(value % 10)}`;
}
