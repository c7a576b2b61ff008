import { FormDraft, draftOf } from './form-draft.tsx';
import { type FormProps, Form } from './form.tsx';
import { useUnsavedChangesQuestion } from './use-unsaved-changes-question.tsx';

export interface GuardedFormProps extends FormProps {
  /** Offers what was typed again after a sign-out; not for secrets. */
  keepsDraft?: boolean;
}

/** A form that asks before its page is left with unsaved changes. */
export function GuardedForm({ keepsDraft = false, ...props }: GuardedFormProps) {
  const { form, isBusy = form.isSubmitting } = props;
  const { question } = useUnsavedChangesQuestion(form.isDirty && !isBusy);
  return (
    <>
      {keepsDraft && <FormDraft {...draftOf(form)} />}
      <Form {...props} />
      {question}
    </>
  );
}
