import { Stack } from '@amana/ui';
import { FormDraft, draftOf } from './form-draft.tsx';
import { type FormProps, Form } from './form.tsx';
import { useUnsavedChangesQuestion, wordsFor } from './use-unsaved-changes-question.tsx';

export interface GuardedFormProps extends FormProps {
  /** Typed text is not stored; otherwise it is offered again after the session has ended. */
  isSecret?: boolean;
}

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
