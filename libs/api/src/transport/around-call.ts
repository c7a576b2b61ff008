import type { MutationFunctionContext, UseMutationOptions } from '@tanstack/react-query';

/** Runs instead of a generated call. `send` makes that call. */
export type AroundCall = (
  send: () => Promise<unknown>,
  variables: unknown,
  context: MutationFunctionContext,
) => Promise<unknown>;

/** Every generated mutation hook passes its options through here: `meta.around`, if given, runs around its call. */
export function aroundCall<Answer, Failure, Variables, Context>(
  options: UseMutationOptions<Answer, Failure, Variables, Context>,
): UseMutationOptions<Answer, Failure, Variables, Context> {
  const { mutationFn, meta } = options;
  const around = meta?.['around'] as AroundCall | undefined;
  if (mutationFn === undefined || around === undefined) return options;
  return {
    ...options,
    mutationFn: (variables, context) =>
      around(() => mutationFn(variables, context), variables, context) as Promise<Answer>,
  };
}
