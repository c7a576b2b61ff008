import type { Answer } from './open-app.tsx';

/** Replaces the first match in answers to calls of a path; '' matches every path. */
export function withText(path: string, found: string | RegExp, other: string) {
  return async (request: Request, backend: Answer): Promise<Response> => {
    const response = await backend(request);
    if (!request.url.includes(path)) return response;
    return new Response((await response.text()).replace(found, other), response);
  };
}
