import type { Answer } from './open-app.tsx';

/** Answers to calls of a path as a provider that does not know these fields of `data` sends them. */
export function withoutFields(path: string, names: readonly string[]) {
  return async (request: Request, backend: Answer): Promise<Response> => {
    const response = await backend(request);
    if (!request.url.includes(path)) return response;
    const body = (await response.json()) as { data: object };
    const data = Object.fromEntries(Object.entries(body.data).filter(([name]) => !names.includes(name)));
    return Response.json({ ...body, data }, response);
  };
}
