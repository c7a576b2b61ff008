import { type DialogProps, Dialog } from '@amana/ui';
import { type FormProps, Form } from './form.tsx';
import { BEING_SENT, useUnsavedChangesQuestion } from './use-unsaved-changes-question.tsx';

export interface FormDialogProps extends Omit<FormProps, 'label'>, Pick<DialogProps, 'describedBy'> {
  title: string;
  onClose: () => void;
}

export function FormDialog({ title, describedBy, onClose, ...props }: FormDialogProps) {
  const { form } = props;
  const isBusy = form.isSubmitting || props.isBusy === true;
  const words = isBusy ? BEING_SENT : undefined;
  const { question, askBefore } = useUnsavedChangesQuestion(form.isDirty, words, form.forget);
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
        <Form {...props} label={title} />
      </Dialog>
      {question}
    </>
  );
}
