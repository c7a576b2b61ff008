export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export function explain(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export async function sendRequest(
  request: Request,
  limitMs: number,
): Promise<Answer | { readonly status: null; readonly reason: string }> {
  const limit = AbortSignal.timeout(limitMs);
  try {
    const response = await fetch(request, { signal: limit, redirect: 'manual' });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    if (limit.aborted) return { status: null, reason: `no complete answer within ${limitMs / 1000} s` };
    // The cause of fetch's 'fetch failed'.
    const cause = error instanceof Error ? error.cause : undefined;
    return { status: null, reason: explain(cause ?? error) };
  }
}
