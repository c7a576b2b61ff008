import { Dialog } from '@amana/ui';
import { FormDraft, draftOf } from './form-draft.tsx';
import { Form } from './form.tsx';
import type { GuardedFormProps } from './guarded-form.tsx';
import { useUnsavedChangesQuestion } from './use-unsaved-changes-question.tsx';

export interface FormDialogProps extends Omit<GuardedFormProps, 'label'> {
  title: string;
  onClose: () => void;
}

/** A form in a dialog that asks before it is closed with unsaved changes, and cannot be closed while it is busy. */
export function FormDialog({ title, onClose, keepsDraft = false, ...props }: FormDialogProps) {
  const { form, isBusy = form.isSubmitting } = props;
  const { question, askBefore } = useUnsavedChangesQuestion(form.isDirty && !isBusy);
  return (
    <>
      <Dialog title={title} isOpen isBusy={isBusy} closesOutside={false} onClose={() => askBefore(onClose)}>
        {keepsDraft && <FormDraft {...draftOf(form)} />}
        <Form {...props} label={title} />
      </Dialog>
      {question}
    </>
  );
}
