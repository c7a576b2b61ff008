import { type OperationId, API_BASE_PATHS, operationTable } from '@amana/api/contract';
import { type Draft, formValue, jsonText } from './draft.ts';

/** A request as bytes, for an HTTP host. */
export interface RawRequest {
  /** What is wrong with the request. */
  readonly kind: string;
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer> | null;
}

const BOUNDARY = 'hostile-boundary';
const ENCODER = new TextEncoder();

function joined(parts: readonly (string | Uint8Array)[]): Uint8Array<ArrayBuffer> {
  const pieces = parts.map((part) => (typeof part === 'string' ? ENCODER.encode(part) : part));
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

function quoted(text: string): string {
  return text.replaceAll(
    /["\r\n]/g,
    (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
}

function formBytes(body: Draft['body']): Uint8Array<ArrayBuffer> {
  const parts = body.flatMap(([name, value]) => {
    const carried = formValue(value);
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${quoted(name)}"`;
    return typeof carried === 'string'
      ? [`${head}\r\n\r\n${carried}\r\n`]
      : [
          `${head}; filename="${quoted(carried.fileName)}"\r\nContent-Type: ${carried.type}\r\n\r\n`,
          carried.bytes,
          '\r\n',
        ];
  });
  return joined([...parts, `--${BOUNDARY}--\r\n`]);
}

function targetOf(operationId: OperationId, { path, query }: Draft): string {
  const { api, path: pattern } = operationTable[operationId];
  const filled = pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
  const pairs = query.map((pair) => pair.map((text) => encodeURIComponent(text.toWellFormed())).join('='));
  return `${API_BASE_PATHS[api]}${filled}${pairs.length === 0 ? '' : `?${pairs.join('&')}`}`;
}

/** The draft as a client would send it. */
export function rawRequest(operationId: OperationId, draft: Draft, kind: string): RawRequest {
  const { method, body } = operationTable[operationId];
  const target = targetOf(operationId, draft);
  if (body === 'none') return { kind, method, target, headers: {}, body: null };
  if (body === 'json')
    return {
      kind,
      method,
      target,
      headers: { 'content-type': 'application/json' },
      body: ENCODER.encode(jsonText(draft.body)),
    };
  const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
  return { kind, method, target, headers, body: formBytes(draft.body) };
}
