import { INVALID_DATE } from '@amana/domain';

/** Errors by field name: browsers report an incomplete or impossible date as an empty value. */
export function errorsOfDates(form: HTMLFormElement | null): Readonly<Record<string, string>> {
  const dates = form?.querySelectorAll<HTMLInputElement>('[type=date]') ?? [];
  return Object.fromEntries(
    Array.from(dates).flatMap(({ name, validity }) => (validity.badInput ? [[name, INVALID_DATE]] : [])),
  );
}
