import type { AnswerAhead, CallAhead } from '@amana/api';
import { CALL_TIMEOUT_MS } from '@amana/api';

declare global {
  interface Window {
    /** From the script of index.html to the application. */
    callsAhead?: CallAhead[];
  }
}

export interface Caller {
  baseUrl: string;
  token: string;
  /** What stands in the paths for `{address}` and `{viewer}`. */
  names: { address: string; viewer: string };
}

/** Whether what is stored and configured is enough to speak for somebody. */
export function isCaller(found: {
  baseUrl: unknown;
  token: unknown;
  names: { address: string; viewer: unknown };
}): found is Caller {
  return [found.baseUrl, found.token, found.names.viewer].every((part) => typeof part === 'string');
}

/** Asks what the first page will ask for, so that the answers travel beside the application. */
export function callAhead(paths: readonly string[], { baseUrl, token, names }: Caller): void {
  window.callsAhead = paths.map((path) => {
    const filled = path.replace('{address}', names.address).replace('{viewer}', names.viewer);
    const url = baseUrl.replace(/\/$/, '') + filled;
    const answer = answerOf(url, token);
    // Whoever takes it over is told.
    answer.catch(() => null);
    return { url, token, answer, sentAtMs: performance.now() };
  });
}

async function answerOf(url: string, token: string): Promise<AnswerAhead> {
  const response = await fetch(url, {
    headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
  });
  const arrivedAtMs = Date.now();
  const { status, headers } = response;
  return { status, headers: Object.fromEntries(headers), text: await response.text(), arrivedAtMs };
}
