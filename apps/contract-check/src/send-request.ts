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
    if (limit.aborted)
      return { status: null, reason: `no complete answer within ${limitMs / 1000} s${proxyHint()}` };
    // The cause of fetch's 'fetch failed'.
    const cause = error instanceof Error ? error.cause : undefined;
    return { status: null, reason: explain(cause ?? error) + proxyHint() };
  }
}

/** Node's fetch ignores the variables of a proxy by default. */
function proxyHint(): string {
  const { NODE_USE_ENV_PROXY: isUsed = '', ...variables } = process.env;
  const isProxySet = Object.keys(variables).some((name) => /^https?_proxy$/i.test(name));
  return isProxySet && isUsed === '' ? ' (a proxy is set, which NODE_USE_ENV_PROXY=1 lets this use)' : '';
}
