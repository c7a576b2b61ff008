import { explain } from '../workspace.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export type Asked = { readonly answer: Answer } | { readonly answer: null; readonly why: string };

/** The reason behind fetch's own 'fetch failed'. */
function reasonOf(error: unknown): string {
  return error instanceof Error && error.cause !== undefined ? explain(error.cause) : explain(error);
}

/** Sends it and reads the whole answer, for as long as the limit lasts. */
export async function ask(request: Request, limitMs: number): Promise<Asked> {
  const limit = AbortSignal.timeout(limitMs);
  try {
    const response = await fetch(request, { signal: limit, redirect: 'manual' });
    return { answer: { status: response.status, headers: response.headers, text: await response.text() } };
  } catch (error) {
    return {
      answer: null,
      why: limit.aborted ? `no whole answer within ${limitMs / 1000} s` : reasonOf(error),
    };
  }
}
