import type { useFormik } from 'formik';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

export type FieldValue = string | File | null;
export type FormValues = Record<string, FieldValue>;

export interface KeepTypedOptions {
  /** The new initial values; null for a form that keeps its first ones. */
  next: FormValues | null;
  /** The values that are being sent, or were. */
  sent: RefObject<FormValues | null>;
  /** The fields belong together: once one of them is typed, all of them stay. */
  asOne: boolean;
}

type FormikState = Pick<ReturnType<typeof useFormik<FormValues>>, 'values' | 'initialValues' | 'setValues'>;

/** Formik replaces all values when its initial ones change: gives back what was typed since they were set or sent. */
export function useKeepTyped(
  { values, initialValues, setValues }: FormikState,
  { next, sent, asOne }: KeepTypedOptions,
): void {
  const restore = useEffectEvent(() => {
    if (next === null) return;
    const typed = Object.entries(values).filter(
      ([name, value]) =>
        value !== initialValues[name] &&
        (value !== sent.current?.[name] || next[name] === initialValues[name]),
    );
    if (typed.length > 0) void setValues(asOne ? values : { ...next, ...Object.fromEntries(typed) });
  });
  const isFirst = useRef(true);
  const identity = JSON.stringify(next);
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else restore();
  }, [identity]);
}
