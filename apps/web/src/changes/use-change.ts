import { TOAST_SUCCESS_MS } from '@amana/domain';
import { toast } from '@amana/ui';
import { type MutationKey, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { invalidateTrades } from './invalidate-trades.ts';
import { ShownFailure, showError } from './show-error.ts';

export interface ChangeOptions<Input, Answer> {
  /** Sends the change through `accountChange` or `confirmedChange`. */
  send: (input: Input) => Promise<Answer>;
  /** The toast after it was made. */
  success?: string | ((answer: Answer) => string | null);
  /** How long that toast is shown. */
  successMs?: number;
  /** Follows the toast, and may show another page. */
  onDone?: ((answer: Answer) => unknown) | undefined;
  /** Shown if the server sends no message. */
  failed?: string | undefined;
  onFailed?: ((error: unknown) => void) | undefined;
  /** The trades are read again afterwards, whatever the answer was. */
  affectsTrades?: boolean;
  /** By default that of the component. */
  mutationKey?: MutationKey;
}

export interface Change<Input> {
  /** For a form: rejects with a `ShownFailure`. */
  submit: (input: Input) => Promise<unknown>;
  /** For a button: ignores a press while the one before it is under way. */
  press: (input: Input) => void;
  /** Of the last try, as the toast showed it. */
  failure: string | null;
  isPending: boolean;
  /** Also after the change was made, for a page that is left then. */
  isBusy: boolean;
}

/** A change that a person makes: sends it, shows how it ended, and reads again what it affects. */
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
        const { success } = options;
        const text = typeof success === 'function' ? success(answer) : (success ?? null);
        if (text !== null) toast.success(text, options.successMs ?? TOAST_SUCCESS_MS);
        await options.onDone?.(answer);
      } catch (error) {
        setIsDone(false);
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
