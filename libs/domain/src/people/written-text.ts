import { MESSAGE_MAX_LENGTH } from '../constants.ts';
import { BANK_NAMES, BANK_NAMES_OF_PEOPLE } from './banks-in-texts.ts';
import { lookalikes, plainText } from './lookalikes.ts';

/** Control characters, except tabs and line breaks, and characters that change the direction of the text. */
const HIDDEN = /[^\P{Cc}\t\n\r]|[\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u206f]/gu;

/** Characters that are blank or invisible in every font. */
const BLANK =
  '[\\s\\p{Cc}\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u2800\\u3164\\uffa0]';
const BLANK_START = new RegExp(`^${BLANK}+`, 'u');
const IS_BLANK = new RegExp(BLANK, 'u');
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

export const HIDDEN_CHARACTERS = 'This contains hidden characters. Type it instead of pasting it';

/** A person's text without blank and invisible characters at its ends; empty without a visible character. */
export function trimText(text: string): string {
  if (!VISIBLE.test(text)) return '';
  let end = text.length;
  // A pattern for the end would begin again at each blank inside the text.
  while (IS_BLANK.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end).replace(BLANK_START, '');
}

export function hasHiddenCharacters(text: string): boolean {
  return shownText(text) !== text;
}

/** Removes control and direction characters, which would change how the text around them reads. */
export function shownText(text: string): string {
  return text.replace(HIDDEN, '');
}

/** Ten digits in any form, with any signs between them. */
const ACCOUNT_NUMBER = /(?:\p{N}[^\p{L}\p{N}]*){10}/u;
/** A full stop between two words, as in `amana.example`; not a decimal point. */
const WEB_ADDRESS = /https?:|[\p{L}\p{N}][.。]\p{L}{2}/u;
const BANK = new RegExp(
  `${lookalikes('bank')}|(?<![\\p{L}\\p{N}])(?:${lookalikes(`${BANK_NAMES}|${BANK_NAMES_OF_PEOPLE}`)})(?![\\p{L}\\p{N}])`,
  'u',
);

/** Whether a text could be taken for an instruction where to pay; one that is too long to be judged may be one. */
export function mentionsPayment(text: string): boolean {
  if (text.length > MESSAGE_MAX_LENGTH) return true;
  const plain = plainText(text);
  return [ACCOUNT_NUMBER, WEB_ADDRESS, BANK].some((pattern) => pattern.test(plain));
}

export const PAY_ONLY_HERE = 'Pay only into the account that this app shows.';
