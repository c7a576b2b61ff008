import type { InputRule } from '@amana/domain';
import type { AnyObject, ISchema, InferType } from '@amana/domain/validation';
import { notifyManager } from '@tanstack/react-query';
import { useFormik } from 'formik';
import { type ChangeEvent, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ChangeError, showError } from '../server-state/change-error.ts';
import { errorsOfFields } from './errors-of-fields.ts';
import { errorsOfDates, filledFields } from './form-element.ts';
import { useAfterPress } from './use-after-press.ts';
import { type Texts, useDraft } from './use-draft.ts';

/** A field of the schema is a text or a chosen file. */
type ValuesOf<Schema extends ISchema<AnyObject>> = {
  [Name in keyof InferType<Schema> & string]: InferType<Schema>[Name] extends string
    ? InferType<Schema>[Name]
    : File | null;
};
type FieldValues = Record<string, string | File | null>;

interface SchemaFormOptions<Schema extends ISchema<AnyObject>> {
  schema: Schema;
  /** Without the fields that the form does not show. */
  initialValues: Partial<ValuesOf<Schema>>;
  /**
   * Gets the values without blank characters at their ends, as the schema judged them. If it rejects, the server's
   * message is shown in a toast, unless it already was, and at its field or next to the submit button.
   */
  onSubmit: (values: ValuesOf<Schema>) => Promise<unknown>;
  /** When `initialValues` change, fields take their new values, except those that the person changed. */
  enableReinitialize?: boolean;
  /** The fields form one value: they take their new values together or not at all. */
  asOne?: boolean;
  /** Tells apart the forms of one page. */
  part?: string;
}

type SchemaForm = ReturnType<typeof useSchemaForm>;
export type FormState = Pick<
  SchemaForm,
  'element' | 'submit' | 'failure' | 'forget' | 'onFound' | 'isDirty' | 'isSubmitting'
>;
export type FieldBinding = ReturnType<SchemaForm['field']>;
export type DigitFieldBinding = ReturnType<SchemaForm['digitField']>;
export type FileBinding = ReturnType<SchemaForm['fileField']>;

/** Shows an error once its field is touched; a submit touches every field and focuses the first invalid one. */
export function useSchemaForm<Schema extends ISchema<AnyObject>>(options: SchemaFormOptions<Schema>) {
  type Name = keyof ValuesOf<Schema> & string;
  const initial = options.initialValues as FieldValues;
  const element = useRef<HTMLFormElement>(null);
  const isRunning = useRef(false);
  const followed = useRef<FieldValues | null>(null);
  const rules = new Map<string, InputRule>();
  const afterPress = useAfterPress();
  const [refused, setRefused] = useState<{ values: FieldValues; errors: Texts; text?: string } | null>(null);
  const [sent, setSent] = useState<FieldValues | null>(null);
  const formik = useFormik<FieldValues>({
    initialValues: initial,
    validationSchema: options.schema,
    validate: () => errorsOfDates(element.current),
    onSubmit: async (values) => {
      try {
        await options.onSubmit(options.schema.cast(values) as ValuesOf<Schema>);
        markSent(values);
      } catch (error) {
        const text = error instanceof ChangeError ? error.message : showError(error);
        setRefused({ values, errors: errorsOfFields(error, values), text });
      }
    },
  });
  const { values, errors, touched, submitCount, isSubmitting } = formik;
  const markSent = (these: FieldValues) => {
    forget();
    setRefused(null);
    // Runs after the page has rendered the answer, so that the previous values do not return.
    notifyManager.schedule(() => setSent(these));
  };
  const typed = Object.entries(values).filter(([name, value]) => value !== formik.initialValues[name]);
  const record = options.enableReinitialize === true ? JSON.stringify(initial) : null;
  const follow = useEffectEvent(() => {
    // The sent values give way to the record, once, because the same text can be typed again later.
    const saved = sent === followed.current ? null : sent;
    followed.current = sent;
    if (record === null || (saved === null && record === JSON.stringify(formik.initialValues))) return;
    const kept = typed.filter(([name, value]) => value !== saved?.[name]);
    formik.resetForm({ values: initial });
    const isWhole = options.asOne === true && kept.length > 0;
    void formik.setValues(isWhole ? values : { ...initial, ...Object.fromEntries(kept) });
  });
  useEffect(() => follow(), [record, sent]);

  const texts = typed.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const forget = useDraft(
    Object.fromEntries(texts),
    (kept) => void formik.setValues({ ...values, ...kept }),
    options.part,
  );

  useEffect(() => {
    // `data-invalid` marks the button that removes an invalid file.
    if (submitCount > 0 && !isSubmitting)
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus();
  }, [submitCount, isSubmitting]);

  /** Before a render would empty fields that the browser or a password manager filled in without an event. */
  const readFields = async (except?: string) => {
    const filled = filledFields(element.current, values, rules).filter(([name]) => name !== except);
    if (filled.length > 0) await formik.setValues({ ...values, ...Object.fromEntries(filled) });
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    // A second press in the same task comes before the form is rendered as busy.
    if (isRunning.current) return;
    isRunning.current = true;
    setRefused((last) => last && { values: last.values, errors: last.errors });
    await readFields();
    await formik.submitForm().finally(() => (isRunning.current = false));
  };
  const errorOf = (name: Name): string | undefined => {
    const error = errors[name];
    // A submit marks a file field as touched with an object, as if the file had fields.
    if (touched[name] && typeof error === 'string') return error;
    // A server's error stays until the value of its field changes.
    return refused?.values[name] === values[name] ? refused?.errors[name] : undefined;
  };
  const change = (name: Name, text: string) => {
    void readFields(name);
    void formik.setFieldValue(name, text);
  };
  const touch = async (name: Name) => {
    // Formik would judge the values of the last render, without what the blur itself has changed.
    await formik.setFieldTouched(name, true, false);
    await formik.validateForm();
  };
  const bound = (name: Name) => ({
    name,
    value: typeof values[name] === 'string' ? values[name] : '',
    error: errorOf(name),
    onBlur: () => {
      void readFields();
      afterPress(() => void touch(name));
    },
  });
  return {
    element,
    values: values as ValuesOf<Schema>,
    isDirty: formik.dirty,
    isSubmitting,
    submit,
    forget,
    /** Call when what failed last was done after all. */
    onFound: () => markSent(refused?.values ?? values),
    errorOf,
    failure: Object.values(refused?.errors ?? {}).includes(refused?.text ?? '') ? undefined : refused?.text,
    setValue: (name: Name, value: string | File | null) => formik.setFieldValue(name, value),
    field: (name: Name) => ({
      ...bound(name),
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
        change(name, target.value),
    }),
    digitField: (name: Name, rule: InputRule) => {
      rules.set(name, rule);
      return { ...bound(name), rule, onText: (text: string) => change(name, text) };
    },
    fileField: (name: Name) => ({
      name,
      file: values[name] instanceof File ? values[name] : null,
      error: errorOf(name),
      /** Resolves once the file is validated. */
      onFile: (file: File | null): Promise<unknown> => {
        // Validates once, because Formik would validate the previous value when it marks the field.
        void formik.setFieldTouched(name, true, false);
        return formik.setFieldValue(name, file);
      },
    }),
  };
}
