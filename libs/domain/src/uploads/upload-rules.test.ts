import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sniffFileKind, type FileKind } from './file-kinds.ts';
import {
  CHAT_UPLOAD,
  EVIDENCE_UPLOAD,
  PROFILE_PICTURE_UPLOAD,
  acceptAttribute,
  checkUpload,
  chosenFileRefusal,
  formTextLength,
} from './upload-rules.ts';

const ascii = (text: string) => Array.from(text, (character) => character.charCodeAt(0));
const LIMIT = 5_242_880;

const SAMPLES: Record<FileKind, { name: string; type: string; head: number[] }> = {
  jpeg: { name: 'photo.jpg', type: 'image/jpeg', head: [0xff, 0xd8, 0xff, 0xe0, 0, 16, ...ascii('JFIF')] },
  png: {
    name: 'photo.png',
    type: 'image/png',
    head: [0x89, ...ascii('PNG\r\n\u001a\n'), 0, 0, 0, 13, ...ascii('IHDR')],
  },
  gif: { name: 'photo.gif', type: 'image/gif', head: ascii('GIF89a') },
  webp: {
    name: 'photo.webp',
    type: 'image/webp',
    head: [...ascii('RIFF'), 36, 0, 0, 0, ...ascii('WEBPVP8 ')],
  },
  pdf: { name: 'proof.pdf', type: 'application/pdf', head: ascii('%PDF-1.7\n') },
  doc: {
    name: 'note.doc',
    type: 'application/msword',
    head: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  },
  docx: {
    name: 'note.docx',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    head: [
      ...ascii('PK\u0003\u0004'),
      20,
      0,
      ...ascii('[Content_Types].xml'),
      0,
      ...ascii('word/document.xml'),
    ],
  },
};
const KINDS: readonly FileKind[] = ['jpeg', 'png', 'gif', 'webp', 'pdf', 'doc', 'docx'];

const check = (
  kind: FileKind,
  rule = CHAT_UPLOAD,
  given: { name?: string; type?: string; bytes?: Uint8Array } = {},
) => {
  const sample = SAMPLES[kind];
  return checkUpload({ ...sample, ...given }, given.bytes ?? Uint8Array.from(sample.head), rule);
};

describe('the kind of a file by its content', () => {
  test.each(KINDS)('%s is recognised by its magic bytes', (kind) => {
    expect(sniffFileKind(Uint8Array.from(SAMPLES[kind].head))).toBe(kind);
  });

  test.each(KINDS)('a %s cut inside its magic bytes is not recognised', (kind) => {
    const length = kind === 'webp' ? 11 : kind === 'docx' ? 30 : kind === 'jpeg' ? 2 : 4;
    expect(sniffFileKind(Uint8Array.from(SAMPLES[kind].head.slice(0, length)))).toBeNull();
  });

  test.each([
    ['empty', []],
    ['a page', ascii('<!doctype html><script>')],
    ['a drawing with script', ascii('<svg xmlns="http://www.w3.org/2000/svg">')],
    ['a program', ascii('MZ\u0090')],
    ['another zip', [...ascii('PK\u0003\u0004'), ...ascii('xl/workbook.xml')]],
    ['a PDF that starts late', ascii(' %PDF-1.7')],
    ['a sound', [...ascii('RIFF'), 0, 0, 0, 0, ...ascii('WAVE')]],
  ])('%s is not an accepted kind', (_what, bytes) => {
    expect(sniffFileKind(Uint8Array.from(bytes))).toBeNull();
  });

  test('arbitrary bytes never cause an error', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => {
        expect([null, ...KINDS]).toContain(sniffFileKind(bytes));
      }),
    );
  });
});

describe('an upload', () => {
  test.each([
    ['evidence', EVIDENCE_UPLOAD, ['jpeg', 'png', 'pdf'], 'Only JPEG, PNG, and PDF files are allowed'],
    [
      'a profile picture',
      PROFILE_PICTURE_UPLOAD,
      ['jpeg', 'png', 'gif', 'webp'],
      'Only JPEG, PNG, GIF and WebP images are allowed',
    ],
    [
      'a chat attachment',
      CHAT_UPLOAD,
      KINDS,
      'Only JPEG, PNG, GIF, WebP, PDF, DOC and DOCX files are allowed',
    ],
  ] as const)(
    'as %s takes its kinds and refuses the rest',
    (_use, rule, kinds: readonly FileKind[], message) => {
      for (const kind of KINDS) {
        const answer = check(kind, rule);
        if (kinds.includes(kind)) expect(answer).toEqual({ ok: true, kind, mediaType: SAMPLES[kind].type });
        else expect(answer).toEqual({ ok: false, kind: 'wrongType', message });
      }
    },
  );

  test('is refused unless extension, declared type and content all agree', () => {
    for (const named of KINDS)
      for (const declared of KINDS)
        for (const held of KINDS) {
          const answer = check(held, CHAT_UPLOAD, {
            name: SAMPLES[named].name,
            type: SAMPLES[declared].type,
          });
          expect(answer.ok).toBe(named === declared && declared === held);
        }
  });

  test.each([
    ['PHOTO.JPG', 'IMAGE/JPEG', true],
    ['photo.jpeg', 'image/jpg', true],
    ['photo.page.jpg', 'image/jpeg; charset=binary', true],
    ['photo', 'image/jpeg', false],
    ['photo.', 'image/jpeg', false],
    ['photo.jpg.html', 'image/jpeg', false],
    ['photo.jpg', '', false],
    ['photo.jpg', 'application/octet-stream', false],
  ])('named %s and declared %s is accepted: %s', (name, type, accepted) => {
    expect(check('jpeg', EVIDENCE_UPLOAD, { name, type }).ok).toBe(accepted);
  });

  test.each([
    [LIMIT, true],
    [LIMIT + 1, false],
  ])('of %s bytes is accepted: %s', (size, accepted) => {
    const bytes = new Uint8Array(size);
    bytes.set(SAMPLES.jpeg.head);

    const answer = check('jpeg', EVIDENCE_UPLOAD, { bytes });

    expect(answer.ok).toBe(accepted);
    if (!accepted)
      expect(answer).toEqual({ ok: false, kind: 'tooLarge', message: 'File size exceeds 5MB limit' });
  });

  test('an empty file is refused', () => {
    expect(check('png', EVIDENCE_UPLOAD, { bytes: new Uint8Array() })).toMatchObject({ kind: 'wrongType' });
  });

  test('is checked by name, type and size before its content is read', () => {
    const file = { name: 'photo.jpg', type: 'image/jpeg', size: LIMIT };

    expect(chosenFileRefusal(file, EVIDENCE_UPLOAD)).toBeNull();
    expect(chosenFileRefusal({ ...file, size: LIMIT + 1 }, EVIDENCE_UPLOAD)?.message).toBe(
      'File size exceeds 5MB limit',
    );
    expect(chosenFileRefusal({ ...file, name: 'photo.gif' }, EVIDENCE_UPLOAD)?.kind).toBe('wrongType');
  });

  test('a file input offers the kinds that are allowed', () => {
    expect(acceptAttribute(EVIDENCE_UPLOAD)).toBe('.jpg,.jpeg,.png,.pdf');
  });
});

test.each([
  ['', 0],
  ['one line', 8],
  ['a\nb', 4],
  ['a\r\nb', 4],
  ['a\n\nb', 6],
])('the text %j has %d characters in a form', (text, length) => {
  expect(formTextLength(text)).toBe(length);
});
