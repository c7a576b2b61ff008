import { type DialogProps, Dialog } from '@amana/ui';
import { type FormProps, Form, isFormBusy } from './form.tsx';
import { BEING_SENT, useUnsavedChangesQuestion } from './use-unsaved-changes-question.tsx';

/** Asks before a person leaves what they typed. */
export function GuardedForm(props: FormProps) {
  const { question } = useQuestionOfForm(props);
  return (
    <>
      <Form {...props} />
      {question}
    </>
  );
}

export interface FormDialogProps extends Omit<FormProps, 'label'>, Pick<DialogProps, 'describedBy'> {
  title: string;
  onClose: () => void;
}

export function FormDialog({ title, describedBy, onClose, ...props }: FormDialogProps) {
  const { question, askBefore, isBusy } = useQuestionOfForm(props);
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

function useQuestionOfForm(props: Parameters<typeof isFormBusy>[0]) {
  const { isDirty, forget } = props.form;
  const isBusy = isFormBusy(props);
  return { ...useUnsavedChangesQuestion(isDirty, isBusy ? BEING_SENT : undefined, forget), isBusy };
}
