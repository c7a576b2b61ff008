import { type DialogProps, Dialog } from '@amana/ui';
import { type FormDraftProps, FormDraft, draftOf } from './form-draft.tsx';
import { type FormProps, Form } from './form.tsx';
import { useUnsavedChangesQuestion, wordsFor } from './use-unsaved-changes-question.tsx';

export interface FormDialogProps extends Omit<FormProps, 'label'>, Pick<DialogProps, 'describedBy'> {
  title: string;
  /** Tells the form from the others of its page. */
  part?: FormDraftProps['part'];
  onClose: () => void;
}

/** A form in a dialog that asks before it is closed with unsaved changes, and cannot be closed while it is busy. */
export function FormDialog({ title, part, describedBy, onClose, ...props }: FormDialogProps) {
  const { form, isBusy = form.isSubmitting } = props;
  const { question, askBefore } = useUnsavedChangesQuestion(form.isDirty, wordsFor(isBusy));
  return (
    <>
      <Dialog
        title={title}
        isOpen
        isBusy={isBusy}
        closesOutside={false}
        describedBy={describedBy}
        onClose={() => askBefore(onClose)}
      >
        <FormDraft {...draftOf(form)} part={part} />
        <Form {...props} label={title} />
      </Dialog>
      {question}
    </>
  );
}
