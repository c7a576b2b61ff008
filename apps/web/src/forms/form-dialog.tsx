import { type DialogProps, Dialog } from '@amana/ui';
import { useId } from 'react';
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
export function FormDialog({ title, part, describedBy = '', onClose, ...props }: FormDialogProps) {
  const { form } = props;
  const isBusy = form.isSubmitting || props.isBusy === true;
  const { question, askBefore } = useUnsavedChangesQuestion(form.isDirty, wordsFor(isBusy));
  const draftTextId = useId();
  return (
    <>
      <Dialog
        title={title}
        isOpen
        isBusy={isBusy}
        closesOutside={false}
        // Without a draft there is no such element, and the browser leaves it out.
        describedBy={`${draftTextId} ${describedBy}`.trim()}
        onClose={() => askBefore(onClose)}
      >
        <FormDraft {...draftOf(form)} part={part} textId={draftTextId} />
        <Form {...props} label={title} />
      </Dialog>
      {question}
    </>
  );
}
