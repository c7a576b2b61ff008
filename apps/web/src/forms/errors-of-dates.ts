import { INVALID_DATE } from '@amana/domain';

/** Browsers report a date that is incomplete or not in the calendar as an empty value. */
export function errorsOfDates(form: HTMLFormElement | null): Readonly<Record<string, string>> {
  const dates = form?.querySelectorAll<HTMLInputElement>('[type=date]') ?? [];
  return Object.fromEntries(
    Array.from(dates).flatMap(({ name, validity }) => (validity.badInput ? [[name, INVALID_DATE]] : [])),
  );
}
