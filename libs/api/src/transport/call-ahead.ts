import type { AxiosAdapter, AxiosRequestConfig, AxiosResponse, InternalAxiosRequestConfig } from 'axios';
import axios, { AxiosError, AxiosHeaders } from 'axios';
import type { AnswerAhead, CallAhead } from './api-options.ts';
import { apiOptions } from './api-options.ts';
import { serverClock } from './server-clock.ts';
import { CALL_TIMEOUT_MS } from './api-options.ts';

/** The call that left for this already; each is taken once, and none that may have been overtaken. */
export function takeCallAhead(config: AxiosRequestConfig, token: string): CallAhead | null {
  const { baseUrl, callsAhead = [] } = apiOptions();
  // As ever after the first page.
  if (callsAhead.length === 0) return null;
  const url = axios.getUri({ ...config, baseURL: baseUrl });
  const place = callsAhead.findIndex((call) => call.url === url && call.token === token);
  const [call = null] = place === -1 ? [] : callsAhead.splice(place, 1);
  return call !== null && performance.now() - call.sentAtMs < CALL_TIMEOUT_MS ? call : null;
}

/** What changes something makes every answer that was fetched before it an old one. */
export function forgetCallsAhead(): void {
  apiOptions().callsAhead?.splice(0);
}

/** As if the HTTP client had made the call itself: the same answers, the same failures. */
export function answeredBy({ answer }: CallAhead): AxiosAdapter {
  return async (config) => {
    const response = await answerOf(answer, config);
    if (config.validateStatus?.(response.status) ?? true) return response;
    const { ERR_BAD_REQUEST, ERR_BAD_RESPONSE } = AxiosError;
    const code = response.status < 500 ? ERR_BAD_REQUEST : ERR_BAD_RESPONSE;
    throw new AxiosError(`Status ${response.status}`, code, config, null, response);
  };
}

async function answerOf(
  answer: Promise<AnswerAhead>,
  config: InternalAxiosRequestConfig,
): Promise<AxiosResponse> {
  try {
    const { status, headers, text, arrivedAtMs } = await answer;
    const { date, ...others } = headers;
    serverClock.learn(date, arrivedAtMs);
    return { data: text, status, statusText: '', headers: new AxiosHeaders(others), config };
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
    throw new AxiosError('', isTimeout ? AxiosError.ECONNABORTED : AxiosError.ERR_NETWORK, config);
  }
}
