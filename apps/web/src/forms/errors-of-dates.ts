import { INVALID_DATE } from '@amana/domain';

/** A browser gives a date that is in no calendar, or is typed in part only, as an empty value: those of a form, by name. */
export function errorsOfDates(form: HTMLFormElement | null): Readonly<Record<string, string>> {
  const dates = form?.querySelectorAll<HTMLInputElement>('[type=date]') ?? [];
  return Object.fromEntries(
    Array.from(dates).flatMap(({ name, validity }) => (validity.badInput ? [[name, INVALID_DATE]] : [])),
  );
}
