import { type OperationId, operationTable } from '@amana/api/contract';
import { refuse, UPLOAD_MAX_BYTES } from '@amana/domain';
import { type Outcome, done } from '../use-cases/outcome.ts';

const JSON_MAX_BYTES = 256 * 1024;
const SNAPSHOT_MAX_BYTES = 256 * 1024 * 1024;
/** One file of the largest allowed size, and the other fields of its form. */
const FORM_MAX_BYTES = UPLOAD_MAX_BYTES + JSON_MAX_BYTES;

const BODIES = {
  json: { mediaType: 'application/json', pattern: /^application\/json\s*(;|$)/i, read: readJson },
  multipart: { mediaType: 'multipart/form-data', pattern: /^multipart\/form-data\s*(;|$)/i, read: readForm },
} as const;

export async function readBody(operationId: OperationId, request: Request): Promise<Outcome<unknown>> {
  const kind = operationTable[operationId].body;
  if (kind === 'none') return done(undefined);
  const jsonMaxBytes = operationId === 'putSnapshot' ? SNAPSHOT_MAX_BYTES : JSON_MAX_BYTES;
  const maxBytes = kind === 'multipart' ? FORM_MAX_BYTES : jsonMaxBytes;
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return tooLarge();
  const { mediaType, pattern, read } = BODIES[kind];
  const contentType = request.headers.get('content-type') ?? '';
  if (!pattern.test(contentType)) return refuse('wrongType', `The body must be ${mediaType}`);
  try {
    const body = await limitedBody(request, contentType, maxBytes);
    return body === null ? tooLarge() : await read(body);
  } catch {
    // The sender is gone, so nobody reads this.
    return refuse('invalid', 'The body broke off');
  }
}

function tooLarge() {
  return refuse('tooLarge', 'The request is too large');
}

type Body = Pick<Request, 'text' | 'formData'>;

/** Null when a body without a declared length turns out to be larger than the limit. */
async function limitedBody(request: Request, contentType: string, maxBytes: number): Promise<Body | null> {
  const { body } = request as { readonly body?: Request['body'] };
  if (request.headers.has('content-length') || body === null) return request;
  const headers = { 'content-type': contentType };
  if (body === undefined) {
    const content = await request.arrayBuffer();
    return content.byteLength > maxBytes ? null : new Response(content, { headers });
  }
  const reader = body.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.length;
    if (length > maxBytes) {
      await reader.cancel();
      return null;
    }
    chunks.push(read.value);
  }
  // Not a Blob, whose content is read more slowly.
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return new Response(bytes, { headers });
}

async function readJson(body: Body): Promise<Outcome<unknown>> {
  const text = await body.text();
  try {
    return done(JSON.parse(text));
  } catch {
    return refuse('invalid', 'The body is not valid JSON');
  }
}

async function readForm(body: Body): Promise<Outcome<unknown>> {
  let form: FormData;
  try {
    form = await body.formData();
  } catch {
    return refuse('invalid', 'The body is not a valid form');
  }
  // A map, because a hostile field may be called '__proto__'.
  const fields = new Map<string, FormDataEntryValue>();
  for (const [name, value] of form) {
    const isEmptyFileInput = value instanceof File && value.size === 0 && value.name === '';
    if (isEmptyFileInput) continue;
    if (fields.has(name)) return refuse('invalid', `${name} was given more than once`);
    fields.set(name, value);
  }
  return done(Object.fromEntries(fields));
}
