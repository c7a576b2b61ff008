import type { Random } from '../../simulation/random.ts';
import type { RawRequest } from './raw-request.ts';

const ENCODER = new TextEncoder();
const DEEP = 20_000;

function randomBytes(random: Random, length: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length }, () => random.below(256));
}

function cut(bytes: Uint8Array<ArrayBuffer>, parts: number): Uint8Array<ArrayBuffer>[] {
  return Array.from({ length: parts }, (_, index) =>
    bytes.slice(0, Math.floor((bytes.length * index) / parts)),
  );
}

function brokenJson(text: string): string[] {
  return [
    ...[
      '',
      ' ',
      'null',
      '[]',
      '"x"',
      '1',
      'true',
      'undefined',
      'NaN',
      '{',
      '}',
      '{}{}',
      '\u0000',
      '{"a":1,}',
    ],
    ...[
      `${text},`,
      `[${text}]`,
      `${text}${text}`,
      `/* */${text}`,
      `${text}\u0000`,
      text.replaceAll('"', "'"),
    ],
    ...[
      text.replaceAll(':', '='),
      '['.repeat(DEEP),
      '{"a":'.repeat(DEEP),
      `{"a":1e999999,"a":${'9'.repeat(400)}}`,
    ],
  ];
}

function brokenForms(text: string): string[] {
  return [
    ...[
      '',
      'junk',
      text.replaceAll('--hostile-boundary', '--other'),
      text.replaceAll('form-data', 'attachment'),
    ],
    ...[text.replaceAll('name=', 'nam='), text.replaceAll('\r\n\r\n', '\r\n'), text.slice(0, -4)],
    ...[text.replace('Content-Disposition', 'Content-Dispositio'), `--hostile-boundary\r\n${text}`],
  ];
}

/** The same request with a malformed body, or with the wrong content type. */
export function rawBodies(request: RawRequest, random: Random): RawRequest[] {
  if (request.body === null) return [];
  const bytes = request.body;
  const text = new TextDecoder().decode(bytes);
  const isJson = request.headers['content-type'] === 'application/json';
  const bodies = [
    ...(isJson ? brokenJson(text) : brokenForms(text)).map((broken) => ENCODER.encode(broken)),
    ...cut(bytes, 20),
    ...Array.from({ length: 20 }, () => randomBytes(random, 1 + random.below(200))),
    Uint8Array.from(text, (character) => character.charCodeAt(0) ^ 0xff),
    Uint8Array.from(Array.from(text, (character) => [character.charCodeAt(0), 0]).flat()),
  ];
  const types = [
    ...['', 'text/plain', 'text/json', 'application/jsonp', 'application/json-patch+json', 'text/html'],
    ...['application/x-www-form-urlencoded', 'multipart/mixed; boundary=hostile-boundary', '*/*', 'json'],
    isJson ? 'multipart/form-data; boundary=hostile-boundary' : 'application/json',
    ...(isJson
      ? []
      : ['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary=other']),
  ];
  return [
    ...bodies.map((body) => ({ ...request, body, kind: 'raw bytes' })),
    ...types.map((type) => ({
      ...request,
      headers: type === '' ? {} : { 'content-type': type },
      kind: `as ${type}`,
    })),
  ];
}
