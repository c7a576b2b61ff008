import type { AroundCall } from '@amana/api';
import { type MutationFunctionContext, type QueryClient, replaceEqualDeep } from '@tanstack/react-query';
import { ChangeError, toChangeError } from './change-error.ts';
import { settle } from './settle.ts';

export interface ChangeOptions<Answer, Found, Variables> {
  /** Runs before the change is sent; if it rejects, nothing is sent. */
  before?: (variables: Variables) => unknown;
  /** See `settle`. Without it, a lost answer leaves the outcome unknown. */
  find?: (variables: Variables) => Promise<Found | null>;
  /** Returns the error to show instead of a failure, or null to show the failure itself. */
  explain?: (failure: unknown, client: QueryClient) => Promise<ChangeError | null> | ChangeError | null;
  success?: string | ((answer: Answer | Found) => string | null);
  successMs?: number;
  /** Fallback if the server sends no message. */
  failed?: string;
  /** The queries to read again after the change; absent for a change of the person's account. */
  affects?: 'trades' | 'notifications';
  onDone?: (answer: Answer | Found, variables: Variables) => unknown;
  onFailed?: (error: ChangeError) => unknown;
}

/** Options that the mutation cache of the query client applies to every mutation that has them. */
// A type, because an interface is not assignable to the library's record.
// eslint-disable-next-line @typescript-eslint/consistent-type-definitions
export type MutationMeta = {
  readonly around?: AroundCall;
  readonly success?: ((answer: unknown) => string | null) | undefined;
  readonly successMs?: number | undefined;
  readonly failed?: string | undefined;
  readonly affects?: 'trades' | 'notifications' | undefined;
};

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: MutationMeta;
  }
}

/** The options of a generated mutation hook whose result goes to `useChange`. */
export function change<Answer, Variables, Found = Answer>(options: ChangeOptions<Answer, Found, Variables>) {
  const { success, successMs, failed, affects } = options;
  return {
    meta: {
      around: aroundOf(options as ChangeOptions<unknown, unknown, unknown>),
      success: typeof success === 'string' ? () => success : (success as MutationMeta['success']),
      successMs,
      failed,
      affects,
    },
    /** Never rejects: the change was made, so it must not look failed. */
    onSuccess: async (answer: Answer, variables: Variables) => {
      try {
        await options.onDone?.(answer, variables);
      } catch (error) {
        reportError(error);
      }
    },
    onError: (error: unknown) => options.onFailed?.(toChangeError(error)),
  };
}

function aroundOf(options: ChangeOptions<unknown, unknown, unknown>): AroundCall {
  const { before, find, explain, affects, failed = 'An error occurred' } = options;
  return async (send, variables, context) => {
    try {
      await before?.(variables);
      const earlier = await foundEarlier(context, variables);
      if (earlier !== null) return earlier;
      return await settle(send, {
        find: find && (() => find(variables)),
        failed: affects === undefined ? failed : undefined,
      });
    } catch (failure) {
      throw (await explain?.(failure, context.client)) ?? toChangeError(failure, failed);
    }
  };
}

/**
 * If the last attempt with the same values has an unknown outcome: its answer if it was made after all, or null.
 * @throws ChangeError if that is still unknown
 */
async function foundEarlier({ client, mutationKey }: MutationFunctionContext, variables: unknown) {
  if (mutationKey === undefined) return null;
  const last = client
    .getMutationCache()
    .findAll({ mutationKey, exact: true })
    .findLast(({ state }) => state.status !== 'pending' && isEqual(state.variables, variables));
  const error: unknown = last?.state.error;
  if (!(error instanceof ChangeError)) return null;
  return (
    error.check?.().catch((reason: unknown) => {
      if (reason instanceof ChangeError && reason.mayRepeat) return null;
      throw reason;
    }) ?? null
  );
}

/** Two files are equal only if they are the same. */
const isEqual = (one: unknown, other: unknown) => replaceEqualDeep(one, other) === one;
