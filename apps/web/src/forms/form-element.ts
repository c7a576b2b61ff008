import { type InputRule, INVALID_DATE, changeInput } from '@amana/domain';

type Form = HTMLFormElement | null;

/** Browsers report an incomplete or impossible date as an empty value. */
export function errorsOfDates(form: Form): Record<string, string> {
  const dates = inputsOf(form, '[type=date]').filter(({ validity }) => validity.badInput);
  return Object.fromEntries(dates.map(({ name }) => [name, INVALID_DATE]));
}

/**
 * Names and texts of fields that the browser or a password manager filled in without an event that React notices.
 * `values`: those of the form. `rules`: those of its digit fields, by name.
 */
export function filledFields(
  form: Form,
  values: Readonly<Record<string, unknown>>,
  rules: ReadonlyMap<string, InputRule>,
): [string, string][] {
  const fields = inputsOf(form, '[name]:not([type=date], [type=file], [type=radio], [readonly])');
  return fields.flatMap(({ name, value }) => {
    const known = values[name];
    // Browsers remove line breaks, and outer spaces of an email address.
    if (typeof known !== 'string' || withoutSpaces(value) === withoutSpaces(known)) return [];
    const rule = rules.get(name);
    const typed = { text: value, caret: value.length };
    const text = rule === undefined ? value : changeInput(rule, rule.of(''), typed).text;
    return text === '' || text === known ? [] : [[name, text]];
  });
}

function inputsOf(form: Form, kind: string): HTMLInputElement[] {
  return Array.from(form?.querySelectorAll<HTMLInputElement>(`input${kind}`) ?? []);
}

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');
