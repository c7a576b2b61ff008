import { type OperationId, type OperationTypes, API_BASE_PATHS, operationTable } from '@amana/api/contract';

export interface CallInput<Id extends OperationId> {
  readonly path?: OperationTypes[Id]['path'];
  readonly query?: OperationTypes[Id]['query'];
  readonly body?: OperationTypes[Id]['body'];
}

export type ApiBases = Readonly<Record<keyof typeof API_BASE_PATHS, string>>;

/** No server runs at this origin, because the backend is called as a function. */
const TEST_ORIGIN = 'http://amana.test';

function basesOf(origin: string): ApiBases {
  return { amana: `${origin}${API_BASE_PATHS.amana}`, control: `${origin}${API_BASE_PATHS.control}` };
}

export function callRequest<Id extends OperationId>(
  operationId: Id,
  { path, query, body }: CallInput<Id>,
  token: string | null,
  to: string | ApiBases = TEST_ORIGIN,
): Request {
  const operation = operationTable[operationId];
  const bases = typeof to === 'string' ? basesOf(to) : to;
  const headers = new Headers(token === null ? {} : { authorization: `Bearer ${token}` });
  const url = new URL(`${bases[operation.api]}${filledPath(operation.path, path ?? {})}`);
  for (const [name, value] of Object.entries(query ?? {})) {
    url.searchParams.set(name, String(value));
  }
  if (body === undefined) return new Request(url, { method: operation.method, headers });
  if (operation.body === 'multipart') {
    return new Request(url, { method: operation.method, headers, body: formOf(body) });
  }
  headers.set('content-type', 'application/json');
  return new Request(url, { method: operation.method, headers, body: JSON.stringify(body) });
}

function filledPath(path: string, values: object): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value: unknown = Reflect.get(values, name);
    if (typeof value !== 'string') throw new Error(`The path ${path} needs ${name}`);
    return encodeURIComponent(value);
  });
}

function formOf(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Blob) form.set(name, value);
    else if (value !== undefined) form.set(name, String(value));
  }
  return form;
}
