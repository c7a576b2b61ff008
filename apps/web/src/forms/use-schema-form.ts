import { INVALID_DATE, type InputRule } from '@amana/domain';
import { notifyManager } from '@tanstack/react-query';
import { useFormik, yupToFormErrors } from 'formik';
import {
  type ChangeEvent,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { isUnconfirmed, showError } from '../changes/show-error.ts';
import type { Texts } from '../shared/drafts.ts';
import { errorsOfFields } from './errors-of-fields.ts';
import { filledFields } from './filled-fields.ts';
import { useAfterPress } from './use-after-press.ts';
import { useDraft } from './use-draft.ts';

type FieldValue = string | File | null;
export type FormValues = Record<string, FieldValue>;

interface FormSchema {
  validateSync(values: unknown, options: { abortEarly: false }): unknown;
  cast(values: unknown): unknown;
}

interface SchemaFormOptions<Values extends FormValues> {
  initialValues: Values;
  schema: FormSchema;
  /**
   * Gets the values without blank characters at their ends, as the schema judged them. While it runs, the form cannot be submitted again. If it rejects, the server's message is shown in a toast, unless
   * it already was, and next to the submit button until the next submit. A server error of a field is shown until the
   * field's value changes.
   */
  onSubmit: (values: Values) => Promise<unknown>;
  /** When `initialValues` change, fields take their new values, except those that the person changed. */
  enableReinitialize?: boolean;
  /** The fields form one value: they take their new values together or not at all. */
  asOne?: boolean;
  /** Tells apart the forms of one page. */
  part?: string;
}

type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface FieldBinding {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<Input>) => void;
  onBlur: () => void;
}

export interface DigitFieldBinding extends Omit<FieldBinding, 'onChange'> {
  rule: InputRule;
  onText: (text: string) => void;
}

export interface FileBinding {
  name: string;
  file: File | null;
  error: string | undefined;
  /** Resolves once the file is validated. */
  onFile: (file: File | null) => Promise<void>;
}

export type FormState = Pick<
  ReturnType<typeof useSchemaForm>,
  'element' | 'submit' | 'failure' | 'isInDoubt' | 'isDirty' | 'isSubmitting' | 'forget'
>;

/** Shows an error once its field is touched; a submit touches every field and focuses the first invalid one. */
export function useSchemaForm<Values extends FormValues>(options: SchemaFormOptions<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const isRunning = useRef(false);
  const afterPress = useAfterPress();
  const [failure, setFailure] = useState<{ text: string; isInDoubt: boolean }>();
  const [refused, setRefused] = useState<{ values: FormValues; errors: Record<string, string> } | null>(null);
  const [saved, setSaved] = useState<FormValues | null>(null);
  const next = options.enableReinitialize === true ? options.initialValues : null;
  const formik = useFormik<FormValues>({
    initialValues: options.initialValues,
    enableReinitialize: options.enableReinitialize ?? false,
    validate: (values) => ({ ...errorsBySchema(options.schema, values), ...errorsOfDates(element.current) }),
    onSubmit: async (values) => {
      try {
        await options.onSubmit(options.schema.cast(values) as Values);
        setFailure(undefined);
        forget();
        // Runs after the page has rendered the answer, so that the previous values do not return.
        if (next !== null) notifyManager.schedule(() => setSaved(values));
      } catch (error) {
        setRefused({ values, errors: errorsOfFields(error, values) });
        setFailure({ text: showError(error), isInDoubt: isUnconfirmed(error) });
      }
    },
  });
  useKeepTyped(formik, { next, saved, asOne: options.asOne ?? false });
  // Formik's types of a generic form recurse endlessly; the values always have the shape of `initialValues`.
  const valuesOf = (values: FormValues) => values as Values;
  const { values, errors, touched, submitCount, isSubmitting, isValidating } = formik;
  const texts = Object.entries(values).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && entry[1] !== formik.initialValues[entry[0]],
  );
  const putBack = (kept: Texts) => void formik.setValues({ ...values, ...kept });
  const forget = useDraft(Object.fromEntries(texts), putBack, options.part);
  useFocusOnFirstError(element, submitCount, isSubmitting || isValidating);
  const errorOf = (name: keyof Values & string): string | undefined => {
    const error = errors[name];
    // A submit marks a file field as touched with an object, as if the file had fields.
    if (touched[name] && typeof error === 'string') return error;
    return refused?.values[name] === values[name] ? refused?.errors[name] : undefined;
  };
  const rules = new Map<string, InputRule>();
  const boundField = (name: keyof Values & string) => ({
    name,
    value: typeof values[name] === 'string' ? values[name] : '',
    error: errorOf(name),
    onBlur: () => {
      void readFields();
      afterPress(() => void formik.setFieldTouched(name));
    },
  });
  /** Before a render would empty fields that the browser or a password manager filled in without an event. */
  const readFields = (except?: string): Promise<unknown> | null => {
    const filled = filledFields(element.current, values, rules).filter(([name]) => name !== except);
    return filled.length === 0 ? null : formik.setValues({ ...values, ...Object.fromEntries(filled) });
  };
  const submit = async () => {
    if (isRunning.current) return;
    // A second press in the same task comes before the form is rendered as busy.
    isRunning.current = true;
    setFailure(undefined);
    try {
      const filled = readFields();
      if (filled !== null) await filled;
      await formik.submitForm();
    } finally {
      isRunning.current = false;
    }
  };
  const chooseFile = async (name: string, file: File | null) => {
    // Validates once, because Formik would validate the previous value when it marks the field.
    void formik.setFieldTouched(name, true, false);
    await formik.setFieldValue(name, file);
  };
  return {
    element,
    values: valuesOf(values),
    forget,
    isDirty: formik.dirty,
    isSubmitting,
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      event.stopPropagation();
      void submit();
    },
    failure: Object.values(refused?.errors ?? {}).includes(failure?.text ?? '') ? undefined : failure?.text,
    /** Whether the last submit may have had its effect. */
    isInDoubt: isSubmitting || failure?.isInDoubt === true,
    errorOf,
    setValue: (name: keyof Values & string, value: FieldValue) => formik.setFieldValue(name, value),
    touch: (name: keyof Values & string) => formik.setFieldTouched(name, true),
    field: (name: keyof Values & string): FieldBinding => ({
      ...boundField(name),
      onChange: (event) => {
        void readFields(name);
        formik.handleChange(event);
      },
    }),
    digitField: (name: keyof Values & string, rule: InputRule): DigitFieldBinding => {
      rules.set(name, rule);
      return {
        ...boundField(name),
        rule,
        onText: (text) => {
          void readFields(name);
          void formik.setFieldValue(name, text);
        },
      };
    },
    fileField: (name: keyof Values & string): FileBinding => ({
      name,
      file: values[name] instanceof File ? values[name] : null,
      error: errorOf(name),
      onFile: (file) => chooseFile(name, file),
    }),
  };
}

function errorsBySchema(schema: FormSchema, values: FormValues) {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (error instanceof Error && error.name === 'ValidationError') return yupToFormErrors<FormValues>(error);
    throw error;
  }
}

function useFocusOnFirstError(
  form: RefObject<HTMLFormElement | null>,
  submitCount: number,
  isBusy: boolean,
): void {
  const seen = useRef(0);
  useEffect(() => {
    if (isBusy || submitCount === seen.current) return;
    seen.current = submitCount;
    // `data-invalid` marks the button that removes an invalid file.
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus();
  }, [form, submitCount, isBusy]);
}

/** Browsers report an incomplete or impossible date as an empty value. */
function errorsOfDates(form: HTMLFormElement | null): Record<string, string> {
  const dates = form?.querySelectorAll<HTMLInputElement>('[type=date]') ?? [];
  return Object.fromEntries(
    Array.from(dates).flatMap(({ name, validity }) => (validity.badInput ? [[name, INVALID_DATE]] : [])),
  );
}

interface KeepTypedOptions {
  next: FormValues | null;
  /** Values of the last successful submit, which the new ones replace. */
  saved: FormValues | null;
  asOne: boolean;
}

/** Formik replaces all values when the initial ones change; this restores unsaved typed values. */
function useKeepTyped(
  { values, initialValues, setValues }: ReturnType<typeof useFormik<FormValues>>,
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
