import { Button, Notice, Stack } from '@amana/ui';
import { type ReactNode, useId } from 'react';
import type { FormState } from './use-schema-form.ts';

export interface FormProps {
  form: FormState;
  label: string;
  submitText: string;
  /** Keeps the form busy after `onSubmit` has resolved, until the form is left. */
  isBusy?: boolean;
  disabled?: boolean;
  disabledReason?: string | null;
  children: ReactNode;
}

/** `noValidate`, because the form shows its own error messages. */
export function Form({ form, label, submitText, isBusy = false, children, ...button }: FormProps) {
  const { element, submit, isSubmitting, failure } = form;
  const failureId = useId();
  return (
    <form ref={element} aria-label={label} noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={5}>
        {children}
        {/* The toast has already announced the failure. */}
        {failure !== undefined && (
          <Notice id={failureId} tone="danger">
            {failure}
          </Notice>
        )}
        <Button
          {...button}
          type="submit"
          block
          loading={isSubmitting || isBusy}
          aria-describedby={failure === undefined ? undefined : failureId}
        >
          {submitText}
        </Button>
      </Stack>
    </form>
  );
}
