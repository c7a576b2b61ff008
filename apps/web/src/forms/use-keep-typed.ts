import type { useFormik } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';

export type FieldValue = string | File | null;
export type FormValues = Record<string, FieldValue>;

export interface KeepTypedOptions {
  next: FormValues | null;
  /** Values of the last successful submit, which the new ones replace. */
  saved: FormValues | null;
  /** The fields belong together: once one of them is typed, all of them stay. */
  asOne: boolean;
}

type FormikState = Pick<ReturnType<typeof useFormik<FormValues>>, 'values' | 'initialValues' | 'setValues'>;

/** Formik replaces all values when the initial ones change; this restores unsaved typed values. */
export function useKeepTyped(
  { values, initialValues, setValues }: FormikState,
  { next, saved, asOne }: KeepTypedOptions,
): void {
  const keepTyped = useEffectEvent((dropped: FormValues | null) => {
    const typed = Object.entries(values).filter(
      ([name, value]) => value !== initialValues[name] && value !== dropped?.[name],
    );
    if (next === null || (typed.length === 0 && dropped === null)) return;
    void setValues(asOne && typed.length > 0 ? values : { ...next, ...Object.fromEntries(typed) });
  });
  const isFirst = useRef(true);
  const identity = JSON.stringify(next);
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else keepTyped(null);
  }, [identity]);
  // Only once, because the same text can be typed again later.
  useEffect(() => {
    if (saved !== null) keepTyped(saved);
  }, [saved]);
}
