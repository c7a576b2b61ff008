import { NAME_MAX_LENGTH, PRODUCT_NAME, tooLongText } from '../constants.ts';
import { shownText } from './written-text.ts';

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const NAME = /^[\p{L}\p{M}\p{Zs}\p{Pd}.'’‘ʼ`]*\p{L}[\p{L}\p{M}\p{Zs}\p{Pd}.'’‘ʼ`]*$/u;

/**
 * Letters of other alphabets, small capitals and digits that look or sound like the Latin letters of `PRODUCT_NAME`,
 * 'support' and 'admin'.
 */
const LATIN: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    a: 'аαɑᴀᎪꭺ4',
    d: 'ԁɗᴅꭰ',
    i: 'іιıɪ1',
    m: 'мμᴍꮇ',
    n: 'нпηνնոɴ',
    o: 'оοօᴏ0',
    p: 'рρᴘꮲ',
    r: 'гʀꮢ',
    s: 'ѕꜱ5',
    t: 'тτᴛꭲ',
    u: 'υսᴜ',
  }).flatMap(([latin, similar]) => Array.from(similar, (letter) => [letter, latin])),
);

const STAFF = 'support|admin|team|pay|escrow|official|care|help|agent|service|security';
const SERVICE_WORD = new RegExp(`support|^admin|^${PRODUCT_NAME.toLowerCase()}(?:$|${STAFF})`);

/**
 * The first broken rule of a first or last name, which begins and ends with a visible character; null if there is none.
 * `label` is the name of the field.
 */
export function nameProblem(name: string, label: string): string | null {
  if (name === '') return `${label} is required`;
  if (name.length > NAME_MAX_LENGTH) return tooLongText(NAME_MAX_LENGTH);
  if (!NAME.test(name) || name.search(INVISIBLE) !== -1)
    return `${label} can contain only letters, spaces, apostrophes, hyphens and full stops`;
  return readsLikeService(name) ? `${label} must not look like the name of this service or its staff` : null;
}

/** Whether a name could be taken for the product, its support or its administrators. */
export function readsLikeService(name: string): boolean {
  const plain = name.normalize('NFKC').toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
  const latin = Array.from(plain.replaceAll(INVISIBLE, ''), (letter) => LATIN[letter] ?? letter).join('');
  const words = latin.match(/[\p{L}\p{N}]+/gu) ?? [];
  const isSpacedOut = words.every((word) => Array.from(word).length === 1);
  return [...words, ...(isSpacedOut ? [words.join('')] : [])].some((word) => SERVICE_WORD.test(word));
}

/** Scripts that are written from right to left, among them Adlam and N'Ko of West Africa. */
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Adlam}\p{Script=Nko}\p{Script=Syriac}\p{Script=Thaana}]/u;

/**
 * Another person's name as one line without invisible characters, ticks and pictures; empty if nothing is left or if it
 * reads like the service. Unicode isolates keep a name from right to left apart from the text around it.
 */
export function shownName(name: string): string {
  const visible = shownText(name)
    .replaceAll(INVISIBLE, '')
    .replaceAll(/[\p{So}√]/gu, ' ');
  const line = visible.replaceAll(/\s+/g, ' ').trim();
  if (!/[\p{L}\p{N}]/u.test(line) || readsLikeService(line)) return '';
  return RIGHT_TO_LEFT.test(line) ? `\u2068${line}\u2069` : line;
}
