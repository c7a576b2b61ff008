import { UPLOAD_MAX_BYTES } from '@amana/domain';
import type { BodyHolder } from './bounded-body.ts';
import { boundedBody } from './bounded-body.ts';

/** More than any JSON body of the contract needs. */
const JSON_MAX_BYTES = 256 * 1024;
/** A whole busy world. */
export const SNAPSHOT_MAX_BYTES = 256 * 1024 * 1024;
/** One file at its limit, and room for the other fields. */
const MULTIPART_MAX_BYTES = UPLOAD_MAX_BYTES + 256 * 1024;

const BODY_TYPES = {
  json: { mediaType: 'application/json', pattern: /^application\/json\s*(;|$)/i },
  multipart: { mediaType: 'multipart/form-data', pattern: /^multipart\/form-data\s*(;|$)/i },
} as const;

export type ReadBody =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly kind: 'invalid' | 'tooLarge' | 'wrongType'; readonly message: string };

/** Reads the body as the operation wants it, before anything judges its content. */
export async function readBody(
  request: Request,
  kind: 'json' | 'multipart',
  jsonMaxBytes = JSON_MAX_BYTES,
): Promise<ReadBody> {
  const limit = kind === 'json' ? jsonMaxBytes : MULTIPART_MAX_BYTES;
  if (Number(request.headers.get('content-length') ?? 0) > limit) return tooLarge();
  const { mediaType, pattern } = BODY_TYPES[kind];
  if (!pattern.test(request.headers.get('content-type') ?? '')) {
    return { ok: false, kind: 'wrongType', message: `The body must be ${mediaType}` };
  }
  const body = await boundedBody(request, limit);
  if (body === null) return tooLarge();
  return kind === 'json' ? readJson(body) : readMultipart(body);
}

async function readJson(body: BodyHolder): Promise<ReadBody> {
  const text = await body.text();
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, kind: 'invalid', message: 'The body is not valid JSON' };
  }
}

async function readMultipart(body: BodyHolder): Promise<ReadBody> {
  let form: FormData;
  try {
    form = await body.formData();
  } catch {
    return { ok: false, kind: 'invalid', message: 'The body is not a valid form' };
  }
  const fields = new Map<string, FormDataEntryValue>();
  for (const [name, value] of form) {
    // A file input that was left empty.
    if (value instanceof File && value.size === 0 && value.name === '') continue;
    if (fields.has(name)) {
      return { ok: false, kind: 'invalid', message: `${name} was given more than once` };
    }
    fields.set(name, value);
  }
  return { ok: true, value: Object.fromEntries(fields) };
}

function tooLarge(): ReadBody {
  return { ok: false, kind: 'tooLarge', message: 'The request is too large' };
}
