import type { Answer } from './open-app.tsx';

/** Replaces the response to one call as a bad network or a broken server would. */
export type Fault = (request: Request, next: Answer) => Promise<Response>;

const page = (status: number): Fault => {
  const headers = { 'content-type': 'text/html' };
  return () => Promise.resolve(new Response('<!doctype html><title>Proxy</title>', { status, headers }));
};

/** Each gives an unusable response; the call does not reach the backend. */
export const FAULTS: Record<string, Fault> = {
  'is reset': () => Promise.reject(new Error('reset')),
  'never comes': () => new Promise(() => undefined),
  'is a 500': () => Promise.resolve(Response.json({}, { status: 500 })),
  'is a page of a proxy with 502': page(502),
  'is a page instead of JSON': page(200),
};

/** The backend executes the call, and its response does not arrive in time. */
export const LATE_ANSWER: Fault = async (request, next) => {
  await next(request);
  return new Promise(() => undefined);
};

/** The backend executes the call, but its response is lost. */
export const LOST_ANSWER: Fault = async (request, next) => {
  await next(request);
  throw new Error('cut');
};
