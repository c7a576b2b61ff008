import { Stack } from '@amana/ui';
import type { ReactNode, RefObject, SubmitEvent } from 'react';

export interface FormProps {
  formRef: RefObject<HTMLFormElement | null>;
  label: string;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  children: ReactNode;
}

/** Our own messages, not the browser's. */
export function Form({ formRef, label, onSubmit, children }: FormProps) {
  return (
    <form ref={formRef} aria-label={label} noValidate onSubmit={onSubmit}>
      <Stack gap={5}>{children}</Stack>
    </form>
  );
}
