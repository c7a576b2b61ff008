import { Button, Stack } from '@amana/ui';
import { type ReactNode, useId } from 'react';
import { ChangeFailure } from '../server-state/change-failure.tsx';
import type { Change } from '../server-state/use-change.ts';
import type { FormState } from './use-schema-form.ts';

export interface FormProps {
  form: FormState;
  label: string;
  submitText: string;
  /** The change that the form sends, if its outcome can be unknown. Once it was made, the form stays busy until it is left. */
  change?: Omit<Change<never>, 'submit' | 'press'> | undefined;
  /** For a form that stays after its change was made. */
  isBusy?: boolean | undefined;
  disabled?: boolean;
  disabledReason?: string | null;
  children: ReactNode;
}

/** `noValidate`, because the form shows its own error messages. */
export function Form({ form, label, submitText, change, isBusy, children, ...button }: FormProps) {
  const { element, submit, failure, onFound } = form;
  const failureId = useId();
  return (
    <form ref={element} aria-label={label} noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={5}>
        {children}
        {/* The toast has already announced the failure. */}
        {failure !== undefined && (
          <ChangeFailure id={failureId} change={change} text={change?.failure ?? failure} onFound={onFound} />
        )}
        <Button
          {...button}
          type="submit"
          block
          loading={isFormBusy({ form, change, isBusy })}
          aria-describedby={failure === undefined ? undefined : failureId}
        >
          {submitText}
        </Button>
      </Stack>
    </form>
  );
}

export function isFormBusy({
  form,
  change,
  isBusy = change?.isBusy ?? false,
}: Pick<FormProps, 'form' | 'change' | 'isBusy'>) {
  return form.isSubmitting || isBusy;
}
