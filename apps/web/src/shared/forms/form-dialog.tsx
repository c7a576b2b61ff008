import { Button, Dialog } from '@amana/ui';
import type { ComponentProps, ReactNode } from 'react';
import { Form } from './form.tsx';
import { useUnsavedChangesQuestion } from './use-unsaved-changes-question.tsx';

export interface FormDialogProps extends Pick<ComponentProps<typeof Form>, 'formRef' | 'onSubmit'> {
  title: string;
  submitText: string;
  isDirty: boolean;
  /** While it is sent, and once it was: nothing closes it, and nothing is asked. */
  isBusy: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog, which asks before what was typed in it is lost. */
export function FormDialog(props: FormDialogProps) {
  const { title, submitText, formRef, isDirty, isBusy, onSubmit, onClose, children } = props;
  const { question, askBefore } = useUnsavedChangesQuestion(isDirty && !isBusy);
  return (
    <>
      <Dialog title={title} isOpen isBusy={isBusy} closesOutside={false} onClose={() => askBefore(onClose)}>
        <Form formRef={formRef} label={title} onSubmit={onSubmit}>
          {children}
          <Button type="submit" block loading={isBusy}>
            {submitText}
          </Button>
        </Form>
      </Dialog>
      {question}
    </>
  );
}
