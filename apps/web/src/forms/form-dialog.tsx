import { type DialogProps, Dialog } from '@amana/ui';
import { useId } from 'react';
import { type FormDraftProps, FormDraft, draftOf } from './form-draft.tsx';
import { type FormProps, Form } from './form.tsx';
import { BEING_SENT, useUnsavedChangesQuestion } from './use-unsaved-changes-question.tsx';

export interface FormDialogProps extends Omit<FormProps, 'label'>, Pick<DialogProps, 'describedBy'> {
  title: string;
  part?: FormDraftProps['part'];
  /** Name of a field whose text is not stored. */
  secret?: string;
  onClose: () => void;
}

export function FormDialog({ title, part, secret, describedBy = '', onClose, ...props }: FormDialogProps) {
  const { form } = props;
  const isBusy = form.isSubmitting || props.isBusy === true;
  const { question, askBefore } = useUnsavedChangesQuestion(form.isDirty, isBusy ? BEING_SENT : undefined);
  const draftTextId = useId();
  return (
    <>
      <Dialog
        title={title}
        isOpen
        isBusy={isBusy}
        closesOutside={false}
        // Without a draft the element is missing, and the browser ignores its id.
        describedBy={`${draftTextId} ${describedBy}`.trim()}
        onClose={() => askBefore(onClose)}
      >
        <FormDraft {...draftOf(form, secret)} part={part} textId={draftTextId} />
        <Form {...props} label={title} />
      </Dialog>
      {question}
    </>
  );
}
