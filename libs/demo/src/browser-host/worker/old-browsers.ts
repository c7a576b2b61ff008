import { parseUrl } from '@amana/domain';

/** Polyfills for MSW in the oldest browsers. */
export function fillGaps(): void {
  if (!('withResolvers' in Promise)) Object.assign(Promise, { withResolvers });
  if (!('canParse' in URL)) Object.assign(URL, { canParse: (url: string) => parseUrl(url) !== null });
}

function withResolvers<Value>() {
  const functions: Partial<Pick<PromiseWithResolvers<Value>, 'resolve' | 'reject'>> = {};
  const promise = new Promise<Value>((resolve, reject) => Object.assign(functions, { resolve, reject }));
  return { promise, ...functions };
}

/** Like `Response.json`, which Safari 16 lacks. */
export function jsonResponse(value: unknown, status = 200): Response {
  return new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } });
}
