import { Stack } from '@amana/ui';
import { FormDraft, draftOf } from './form-draft.tsx';
import { type FormProps, Form } from './form.tsx';
import { BEING_SENT, useUnsavedChangesQuestion } from './use-unsaved-changes-question.tsx';

export interface GuardedFormProps extends FormProps {
  /** Typed text is not stored; otherwise it is offered again after the session has ended. */
  isSecret?: boolean;
}

export function GuardedForm({ isSecret = false, ...props }: GuardedFormProps) {
  const { form } = props;
  const isBusy = form.isSubmitting || props.isBusy === true;
  const { question } = useUnsavedChangesQuestion(form.isDirty, isBusy ? BEING_SENT : undefined);
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
