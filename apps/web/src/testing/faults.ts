import type { Answer } from './open-app.tsx';

export type Fault = (request: Request, next: Answer) => Promise<Response>;

const page = (status: number): Fault => {
  const headers = { 'content-type': 'text/html' };
  return () => Promise.resolve(new Response('<!doctype html><title>Proxy</title>', { status, headers }));
};

export const FAULTS: Record<string, Fault> = {
  'is reset': () => Promise.reject(new Error('reset')),
  'never comes': () => new Promise(() => undefined),
  'is a 500': () => Promise.resolve(Response.json({}, { status: 500 })),
  'is a page of a proxy with 502': page(502),
  'is a page instead of JSON': page(200),
};

export const LATE_ANSWER: Fault = async (request, next) => {
  await next(request);
  return new Promise(() => undefined);
};

export const LOST_ANSWER: Fault = async (request, next) => {
  await next(request);
  throw new Error('cut');
};
