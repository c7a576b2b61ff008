import type { Intercepted } from './open-app.tsx';

/** Answers calls whose address contains the path, instead of the backend. */
export function answerTo(path: string, answer: () => Response): Intercepted {
  return (request, next) => (request.url.includes(path) ? Promise.resolve(answer()) : next(request));
}
