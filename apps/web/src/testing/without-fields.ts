import type { Answer } from './open-app.tsx';

/** Removes fields from `data` in answers, as a provider that does not know them. */
export function withoutFields(path: string, names: readonly string[]) {
  return async (request: Request, backend: Answer): Promise<Response> => {
    const response = await backend(request);
    if (!request.url.includes(path)) return response;
    const body = (await response.json()) as { data: object };
    const data = Object.fromEntries(Object.entries(body.data).filter(([name]) => !names.includes(name)));
    return Response.json({ ...body, data }, response);
  };
}
