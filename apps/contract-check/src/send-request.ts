import { explain } from './explain.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export type SendResult = Answer | { readonly status: null; readonly reason: string };

/** The cause of fetch's 'fetch failed'. */
function causeOf(error: unknown): string {
  return error instanceof Error && error.cause !== undefined ? explain(error.cause) : explain(error);
}

export async function sendRequest(request: Request, limitMs: number): Promise<SendResult> {
  const limit = AbortSignal.timeout(limitMs);
  try {
    const response = await fetch(request, { signal: limit, redirect: 'manual' });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    const reason = limit.aborted ? `no complete answer within ${limitMs / 1000} s` : causeOf(error);
    return { status: null, reason };
  }
}
