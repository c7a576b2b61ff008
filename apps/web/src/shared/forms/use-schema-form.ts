import { useFormik } from 'formik';
import type { ChangeEvent, RefObject } from 'react';
import { useEffect, useRef } from 'react';
import type { FormSchema } from './schema-errors.ts';
import { schemaErrors } from './schema-errors.ts';
import { useAfterPress } from './use-after-press.ts';

/** What one field of a form holds. */
type FieldValue = string | File | null;
type FormValues = Record<string, FieldValue>;

export interface SchemaFormOptions<Values extends FormValues> {
  initialValues: Values;
  /** Fetches the rules; called with the first change, blur or submit, not before. */
  loadSchema: () => Promise<FormSchema>;
  /** While it runs the form cannot be sent again. It tells of its failures itself; what was typed stays. */
  onSubmit: (values: Values) => Promise<void>;
  /** Takes new initial values over while nothing was typed. */
  enableReinitialize?: boolean;
}

type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What an input takes to be part of the form. */
export interface FieldBinding {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<Input>) => void;
  onBlur: () => void;
}

/** What takes one file to be part of the form. */
export interface FileBinding {
  name: string;
  file: File | null;
  error: string | undefined;
  onFile: (file: File | null) => void;
}

/**
 * §5, form behaviour: validation on change and on blur, errors once a field is touched, a submit touches all fields
 * and moves the focus to the first wrong one.
 */
export function useSchemaForm<Values extends FormValues>(options: SchemaFormOptions<Values>) {
  const form = useRef<HTMLFormElement>(null);
  const afterPress = useAfterPress();
  const formik = useFormik<FormValues>({
    initialValues: options.initialValues,
    enableReinitialize: options.enableReinitialize ?? false,
    validate: async (values) => {
      // Rules that cannot be fetched are no reason to wait for ever: the server has the same ones, and the last word.
      const schema = await options.loadSchema().catch(() => null);
      return schema === null ? {} : schemaErrors(schema, values);
    },
    onSubmit: (values) => options.onSubmit(valuesOf(values)),
  });
  // Formik's own types of a generic form recurse without end; what went in as Values comes out as Values.
  const valuesOf = (values: FormValues) => values as Values;
  const { errors, touched, submitCount, isSubmitting, isValidating } = formik;
  useFocusOnFirstError(form, submitCount, isSubmitting || isValidating);
  const errorOf = (name: keyof Values & string): string | undefined => {
    const error = errors[name];
    // A submit marks a file as touched by an object, as if it had fields of its own.
    const isTouched = Boolean(touched[name]);
    return isTouched && typeof error === 'string' ? error : undefined;
  };
  const chooseFile = async (name: string, file: File | null) => {
    await formik.setFieldValue(name, file);
    await formik.setFieldTouched(name, true);
  };
  return {
    form,
    values: valuesOf(formik.values),
    isDirty: formik.dirty,
    isSubmitting,
    submit: formik.handleSubmit,
    errorOf,
    setValue: (name: keyof Values & string, value: FieldValue) => formik.setFieldValue(name, value),
    setError: formik.setFieldError,
    touch: (name: keyof Values & string) => formik.setFieldTouched(name, true),
    /** For every text input of the form. */
    field: (name: keyof Values & string): FieldBinding => ({
      name,
      value: textOf(formik.values[name]),
      error: errorOf(name),
      onChange: formik.handleChange,
      onBlur: () => afterPress(() => void formik.setFieldTouched(name)),
    }),
    /** For whatever takes a file: it is judged as soon as it is chosen. */
    fileField: (name: keyof Values & string): FileBinding => ({
      name,
      file: fileOf(formik.values[name]),
      error: errorOf(name),
      onFile: (file) => void chooseFile(name, file),
    }),
  };
}

function textOf(value: FieldValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

function fileOf(value: FieldValue | undefined): File | null {
  return value instanceof File ? value : null;
}

/** Once per submit that was refused. */
function useFocusOnFirstError(
  form: RefObject<HTMLFormElement | null>,
  submitCount: number,
  isBusy: boolean,
): void {
  const seen = useRef(0);
  useEffect(() => {
    if (isBusy || submitCount === seen.current) return;
    seen.current = submitCount;
    // A refused file is marked on the button that removes it.
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus();
  }, [form, submitCount, isBusy]);
}
