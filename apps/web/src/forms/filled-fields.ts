import { type InputRule, changeInput } from '@amana/domain';

/**
 * Names and texts of fields that the browser or a password manager filled in without an event that React notices.
 * `values`: those of the form. `rules`: those of its digit fields, by name.
 */
export function filledFields(
  form: HTMLFormElement | null,
  values: Readonly<Record<string, unknown>>,
  rules: ReadonlyMap<string, InputRule>,
): [string, string][] {
  const fields = 'input[name]:not([type=date], [type=file], [type=radio], [readonly])';
  return Array.from(form?.querySelectorAll<HTMLInputElement>(fields) ?? []).flatMap(({ name, value }) => {
    const known = values[name];
    // Browsers remove line breaks, and outer spaces of an email address.
    if (typeof known !== 'string' || withoutSpaces(value) === withoutSpaces(known)) return [];
    const rule = rules.get(name);
    const typed = { text: value, caret: value.length };
    const text = rule === undefined ? value : changeInput(rule, rule.of(''), typed).text;
    return text === '' || text === known ? [] : [[name, text]];
  });
}

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');
