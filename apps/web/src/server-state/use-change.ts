import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ChangeError } from './change-error.ts';

const NOT_DONE = 'This was not done. You can send it again.';

export interface Change<Variables> {
  /** For a form: rejects with a `ChangeError`, which was already shown in a toast. */
  submit: (variables: Variables) => Promise<unknown>;
  /** For a button: ignores presses while a change is in progress. */
  press: (variables: Variables) => void;
  failure: string | null;
  /** Looks again whether the change was made, without sending it, and resolves with whether it was; null if that is known. */
  checkAgain: (() => Promise<boolean>) | null;
  isChecking: boolean;
  isPending: boolean;
  /** Also true after the change was made, for pages that navigate then. */
  isBusy: boolean;
}

/** The part of a generated mutation hook with the options of `change` that views need. */
export function useChange<Answer, Failure, Variables, Context>(
  mutation: UseMutationResult<Answer, Failure, Variables, Context>,
): Change<Variables> {
  const queryClient = useQueryClient();
  const isRunning = useRef(false);
  // The library renders the end of a mutation later than a form renders the end of its submit.
  const [isDone, setIsDone] = useState(false);
  const doubt = mutation.error instanceof ChangeError ? mutation.error : null;
  const attempt = queryClient
    .getMutationCache()
    .find({ predicate: ({ state }) => doubt !== null && state.error === doubt });
  // Has the same options, so that a change which is found ends as after an answer.
  const check = useMutation<unknown, Error, unknown>({
    ...attempt?.options,
    mutationFn: async () => {
      const found = await doubt?.check?.();
      if (found === null) throw new ChangeError('notDone', NOT_DONE);
      return found;
    },
  });
  const { error } = check.isIdle || check.isPending ? mutation : check;
  const failure = error instanceof ChangeError ? error : null;
  const canCheck = typeof failure?.check === 'function';
  const submit = async (variables: Variables) => {
    isRunning.current = true;
    setIsDone(false);
    check.reset();
    await mutation.mutateAsync(variables).finally(() => (isRunning.current = false));
    setIsDone(true);
  };
  const isPending = mutation.isPending || check.isPending;
  return {
    submit,
    press: (variables) => {
      // A double click reaches this point before React disables the button.
      if (!isRunning.current) void submit(variables).catch(() => undefined);
    },
    failure: failure === null || failure.kind === 'told' ? null : failure.message,
    checkAgain: canCheck
      ? () =>
          check.mutateAsync(mutation.variables).then(
            () => true,
            () => false,
          )
      : null,
    isChecking: check.isPending,
    isPending,
    isBusy: isPending || isDone || check.isSuccess,
  };
}
