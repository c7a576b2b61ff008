import { NAME_MAX_LENGTH, PRODUCT_NAME, tooLongText } from '../constants.ts';
import { BANK_NAMES, BANK_NAMES_OF_PEOPLE } from './banks-in-texts.ts';
import { lookalikes, plainText } from './lookalikes.ts';
import { shownText } from './written-text.ts';

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const NAME = /^[\p{L}\p{M}\p{Zs}\p{Pd}.'’‘ʼ`]*\p{L}[\p{L}\p{M}\p{Zs}\p{Pd}.'’‘ʼ`]*$/u;

/** Scripts whose letters one word never mixes; East Asian words do mix theirs. */
const SCRIPTS =
  'Adlam Arabic Armenian Bengali Canadian_Aboriginal Carian Cherokee Coptic Cyrillic Deseret Devanagari Elbasan Ethiopic Georgian Gothic Greek Han Hebrew Latin Lisu Lycian Lydian Miao Nko Old_Italic Runic Tamil Thai Tifinagh Vai'
    .split(' ')
    .map((name) => new RegExp(`\\p{Script=${name}}`, 'u'));

const POSING = 'support|verified|official|escrow|security';
const STAFF = 'staff|care|desk|bank';
const POSING_PART = new RegExp(lookalikes(POSING), 'u');

/** A word, or a whole name without blanks, that could be taken for the product, a bank or their staff. */
function posingWord(productName: string): RegExp {
  const product = plainText(productName).replaceAll(/[^\p{L}\p{N}]/gu, '');
  const names = [product, BANK_NAMES].filter(Boolean).join('|');
  return new RegExp(
    lookalikes(
      `^(?:${POSING}|admin|(?:${names})(?:$|${POSING}|admin|${STAFF}|team|pay|help|agent|service)|(?:customer|help|${BANK_NAMES_OF_PEOPLE})?(?:${STAFF})$)`,
    ),
    'u',
  );
}

const posing = { word: posingWord(PRODUCT_NAME) };

/** Call once where a deployment has another name, before names are judged. */
export function configureProductName(productName: string): void {
  posing.word = posingWord(productName);
}

/**
 * The first broken rule of a first or last name, which begins and ends with a visible character; null if there is none.
 * `label` is the name of the field.
 */
export function nameProblem(name: string, label: string): string | null {
  if (name === '') return `${label} is required`;
  if (name.length > NAME_MAX_LENGTH) return tooLongText(NAME_MAX_LENGTH);
  if (!NAME.test(name) || name.search(INVISIBLE) !== -1)
    return `${label} can contain only letters, spaces, apostrophes, hyphens and full stops`;
  if (readsLikeService(name)) return `${label} must not look like the name of this service or its staff`;
  return mixesScripts(name) ? `${label} must not mix alphabets in a word` : null;
}

/** Whether a name could be taken for the product, a bank or their staff. */
export function readsLikeService(name: string): boolean {
  const words = plainText(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  return (
    words.some((word) => POSING_PART.test(word)) ||
    [...words, words.join('')].some((word) => posing.word.test(word))
  );
}

function mixesScripts(name: string): boolean {
  const words = name.normalize('NFKC').split(/[^\p{L}\p{M}]+/u);
  return words.some((word) => SCRIPTS.filter((script) => script.test(word)).length > 1);
}

/** Scripts that are written from right to left, among them Adlam and N'Ko of West Africa. */
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Adlam}\p{Script=Nko}\p{Script=Syriac}\p{Script=Thaana}]/u;

/**
 * Another person's name as one line without invisible characters, ticks and pictures; empty if nothing is left or if it
 * reads like the service or mixes alphabets in a word. Unicode isolates keep a name from right to left apart from the text around it.
 */
export function shownName(name: string): string {
  const visible = shownText(name)
    .replaceAll(INVISIBLE, '')
    .replaceAll(/[\p{So}√]/gu, ' ');
  const line = visible.replaceAll(/\s+/g, ' ').trim();
  if (!/[\p{L}\p{N}]/u.test(line) || readsLikeService(line) || mixesScripts(line)) return '';
  return RIGHT_TO_LEFT.test(line) ? `\u2068${line}\u2069` : line;
}
