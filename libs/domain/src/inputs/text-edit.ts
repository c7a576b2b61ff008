/** The text of a field and the caret as an offset into it. */
export interface TypedText {
  readonly text: string;
  readonly caret: number;
}

export interface InputState extends TypedText {
  /** Explains what the field refused or left out; null for nothing. */
  readonly notice: string | null;
  /** The text cannot be sent, and `notice` says why. */
  readonly isInvalid?: boolean;
  /** A decimal separator typed at the caret and its digits, which are not part of an amount. */
  readonly decimals?: string;
}

export interface TextEdit {
  /** The replaced part of the earlier text, as offsets into it. */
  readonly start: number;
  readonly end: number;
  readonly inserted: string;
}

export interface InputRule {
  /** `text` was set by the app, for example a stored value, and stays as it is. */
  readonly of: (text: string) => InputState;
  /** One inserted character is a key; several are a pasted or filled-in text, which is taken as a whole or refused. */
  readonly change: (before: InputState, edit: TextEdit) => InputState;
}

export const inputStateOf = (text: string): InputState => ({ text, caret: text.length, notice: null });

/**
 * Applies an edit that the browser has made. `isComposed`: the inserted characters were composed by a screen keyboard, so
 * that each is a key.
 */
export function changeInput(
  rule: InputRule,
  before: InputState,
  typed: TypedText,
  { isComposed = false } = {},
): InputState {
  const edit = editBetween(before, typed);
  if (!isComposed) return rule.change(before, edit);
  const [first = '', ...others] = edit.inserted;
  return others.reduce(
    (now, inserted) => rule.change(now, { start: now.caret, end: now.caret, inserted }),
    rule.change(before, { ...edit, inserted: first }),
  );
}

/** The replaced part and the inserted text; browsers put the caret after the inserted text. */
function editBetween(before: TypedText, { text, caret }: TypedText): TextEdit {
  const after = text.slice(caret);
  const end = before.text.endsWith(after) ? before.text.length - after.length : before.text.length;
  let start = 0;
  while (start < end && start < caret && before.text[start] === text[start]) start += 1;
  return { start, end, inserted: text.slice(start, caret) };
}

/** Arabic, Persian and full-width digits and separators as ASCII characters; the length stays the same. */
export function asciiDigits(text: string): string {
  return text
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replaceAll(/[\u066b\uff0e]/g, '.')
    .replaceAll(/[\u060c\u066c\uff0c]/g, ',');
}
