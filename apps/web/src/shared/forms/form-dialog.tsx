import { Dialog } from '@amana/ui';
import { FormDraft, draftOf } from './form-draft.tsx';
import { type FormProps, Form } from './form.tsx';
import { useUnsavedChangesQuestion } from './use-unsaved-changes-question.tsx';

export interface FormDialogProps extends Omit<FormProps, 'label'> {
  title: string;
  onClose: () => void;
}

/** A form in a dialog that asks before it is closed with unsaved changes, and cannot be closed while it is busy. */
export function FormDialog({ title, onClose, ...props }: FormDialogProps) {
  const { form, isBusy = form.isSubmitting } = props;
  const { question, askBefore } = useUnsavedChangesQuestion(form.isDirty && !isBusy);
  return (
    <>
      <Dialog title={title} isOpen isBusy={isBusy} closesOutside={false} onClose={() => askBefore(onClose)}>
        <FormDraft {...draftOf(form)} />
        <Form {...props} label={title} />
      </Dialog>
      {question}
    </>
  );
}
