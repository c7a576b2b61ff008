import { Stack } from '@amana/ui';
import { FormDraft, draftOf } from './form-draft.tsx';
import { type FormProps, Form } from './form.tsx';
import { useUnsavedChangesQuestion, wordsFor } from './use-unsaved-changes-question.tsx';

export interface GuardedFormProps extends FormProps {
  /** Nothing that was typed is stored; else it is offered again after the session has ended. */
  isSecret?: boolean;
}

/** A form that asks before its page is left with unsaved changes. */
export function GuardedForm({ isSecret = false, ...props }: GuardedFormProps) {
  const { form, isBusy = false } = props;
  const { question } = useUnsavedChangesQuestion(form.isDirty, wordsFor(form.isSubmitting || isBusy));
  return (
    <>
      <Stack gap={5}>
        {!isSecret && <FormDraft {...draftOf(form)} />}
        <Form {...props} />
      </Stack>
      {question}
    </>
  );
}
