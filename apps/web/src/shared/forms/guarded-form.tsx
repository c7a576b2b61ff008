import { type FormProps, Form } from './form.tsx';
import { useUnsavedChangesQuestion } from './use-unsaved-changes-question.tsx';

/** A form that asks before its page is left with unsaved changes. */
export function GuardedForm(props: FormProps) {
  const { form, isBusy = form.isSubmitting } = props;
  const { question } = useUnsavedChangesQuestion(form.isDirty && !isBusy);
  return (
    <>
      <Form {...props} />
      {question}
    </>
  );
}
