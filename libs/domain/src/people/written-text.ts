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

const ACCOUNT_NUMBER = /(?:\p{Nd}[\s.,-]*){10}/u;
const WEB_ADDRESS =
  /https?:|www\.|\b[\p{L}\p{N}-]+\.(?:com|net|org|ng|co|io|app|me|info|link|site|xyz|ly|africa)\b/iu;
/** Names of Nigerian banks without the word bank. */
const BANK =
  /bank|\b(?:gtb|uba|fcmb|zenith|wema|stanbic|polaris|opay|palm ?pay|kuda|moniepoint|paga|vfd|fairmoney)\b/i;

/** Whether a text could be taken for an instruction where to pay. */
export function mentionsPayment(text: string): boolean {
  const plain = text.normalize('NFKC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
  return [ACCOUNT_NUMBER, WEB_ADDRESS, BANK].some((pattern) => pattern.test(plain));
}

export const PAY_ONLY_HERE = 'Pay only into the account that this app shows.';
