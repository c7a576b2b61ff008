import { TOAST_SUCCESS_MS } from '@amana/domain';
import { toast } from '@amana/ui';
import { type MutationKey, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { invalidateTrades } from './invalidate-trades.ts';
import { ShownFailure, showError } from './show-error.ts';

export interface ChangeOptions<Input, Answer> {
  send: (input: Input) => Promise<Answer>;
  success?: string | ((answer: Answer) => string | null);
  successMs?: number;
  onDone?: ((answer: Answer) => unknown) | undefined;
  /** Fallback if the server sends no message. */
  failed?: string | undefined;
  onFailed?: ((error: unknown) => void) | undefined;
  affectsTrades?: boolean;
  mutationKey?: MutationKey;
}

export interface Change<Input> {
  /** For a form: rejects with a `ShownFailure`. */
  submit: (input: Input) => Promise<unknown>;
  /** For a button: ignores presses while a change is in progress. */
  press: (input: Input) => void;
  failure: string | null;
  isPending: boolean;
  /** Also true after the change was made, for pages that navigate then. */
  isBusy: boolean;
}

export function useChange<Answer, Input = void>(options: ChangeOptions<Input, Answer>): Change<Input> {
  const queryClient = useQueryClient();
  const id = useId();
  const { mutationKey = ['change', id] } = options;
  const [isDone, setIsDone] = useState(false);
  const { mutate, mutateAsync, error } = useMutation<unknown, Error, Input>({
    mutationKey,
    mutationFn: async (input) => {
      setIsDone(false);
      try {
        const answer = await options.send(input);
        setIsDone(true);
        await followUp(options, answer);
      } catch (error) {
        const failure = new ShownFailure(showError(error, options.failed), { cause: error });
        options.onFailed?.(error);
        throw failure;
      } finally {
        if (options.affectsTrades === true) void invalidateTrades(queryClient);
      }
    },
  });
  const isPending = useIsMutating({ mutationKey }) > 0;
  return {
    submit: mutateAsync,
    press: (input) => {
      // A double click reaches this point before React disables the button.
      if (queryClient.isMutating({ mutationKey }) === 0) mutate(input);
    },
    failure: error instanceof ShownFailure ? error.message : null,
    isPending,
    isBusy: isPending || isDone,
  };
}

/** Never rejects: the change was made, so it must not look failed. */
async function followUp<Answer>(
  { success, successMs = TOAST_SUCCESS_MS, onDone }: ChangeOptions<never, Answer>,
  answer: Answer,
): Promise<void> {
  try {
    const text = typeof success === 'function' ? success(answer) : (success ?? null);
    if (text !== null) toast.success(text, successMs);
    await onDone?.(answer);
  } catch (error) {
    reportError(error);
  }
}
