import { type FormProps, Form } from './form.tsx';
import { BEING_SENT, useUnsavedChangesQuestion } from './use-unsaved-changes-question.tsx';

export function GuardedForm(props: FormProps) {
  const { form, isBusy = false } = props;
  const words = form.isSubmitting || isBusy ? BEING_SENT : undefined;
  const { question } = useUnsavedChangesQuestion(form.isDirty, words, form.forget);
  return (
    <>
      <Form {...props} />
      {question}
    </>
  );
}
