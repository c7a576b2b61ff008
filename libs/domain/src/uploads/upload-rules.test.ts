import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fileNameFor, sniffFileKind, type FileKind } from './file-kinds.ts';
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
  heic: { name: 'photo.heic', type: 'image/heic', head: [0, 0, 0, 24, ...ascii('ftypheic')] },
  avif: { name: 'photo.avif', type: 'image/avif', head: [0, 0, 0, 32, ...ascii('ftypavif')] },
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
const KINDS: readonly FileKind[] = ['jpeg', 'png', 'gif', 'webp', 'heic', 'avif', 'pdf', 'doc', 'docx'];

const bytesOf = (kind: FileKind) => Uint8Array.from(SAMPLES[kind].head);

describe('the kind of a file by its content', () => {
  test.each(KINDS)('%s is recognised by its magic bytes', (kind) => {
    expect(sniffFileKind(Uint8Array.from(SAMPLES[kind].head))).toBe(kind);
  });

  test.each(KINDS)('a %s cut inside its magic bytes is not recognised', (kind) => {
    const lengths: Partial<Record<FileKind, number>> = { webp: 11, heic: 11, avif: 11, docx: 30, jpeg: 2 };
    const length = lengths[kind] ?? 4;
    expect(sniffFileKind(Uint8Array.from(SAMPLES[kind].head.slice(0, length)))).toBeNull();
  });

  test.each([
    ['empty', []],
    ['a page', ascii('<!doctype html><script>')],
    ['a drawing with script', ascii('<svg xmlns="http://www.w3.org/2000/svg">')],
    ['a program', ascii('MZ\u0090')],
    ['another zip', [...ascii('PK\u0003\u0004'), ...ascii('xl/workbook.xml')]],
    ['a PDF that starts late', ascii(' %PDF-1.7')],
    ['a video', [0, 0, 0, 24, ...ascii('ftypisom')]],
    ['a sound', [...ascii('RIFF'), 0, 0, 0, 0, ...ascii('WAVE')]],
  ])('%s is not a known kind', (_what, bytes) => {
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
      ['jpeg', 'png', 'gif', 'webp', 'pdf', 'doc', 'docx'],
      'Only JPEG, PNG, GIF, WebP, PDF, DOC and DOCX files are allowed',
    ],
  ] as const)(
    'upload as %s takes its kinds and refuses the rest',
    (_use, rule, kinds: readonly FileKind[], message) => {
      for (const kind of KINDS) {
        const { name, type } = SAMPLES[kind];
        const answer = checkUpload({ name }, bytesOf(kind), rule);
        if (kinds.includes(kind)) expect(answer).toEqual({ ok: true, kind, name, mediaType: type });
        else expect(answer).toEqual({ ok: false, kind: 'wrongType', message });
      }
      expect(checkUpload({ name: 'photo.jpg' }, Uint8Array.from(ascii('<html>')), rule)).toEqual({
        ok: false,
        kind: 'wrongType',
        message,
      });
    },
  );

  test.each([
    ['jpeg', 'PHOTO.JPG', 'PHOTO.JPG'],
    ['jpeg', 'photo.jpeg', 'photo.jpeg'],
    ['jpeg', 'photo.jfif', 'photo.jfif.jpg'],
    ['jpeg', 'photo.jpe', 'photo.jpe.jpg'],
    ['jpeg', 'photo', 'photo.jpg'],
    ['jpeg', 'photo.', 'photo.jpg'],
    ['jpeg', '', 'file.jpg'],
    ['jpeg', 'photo.png', 'photo.png.jpg'],
    ['jpeg', 'photo.jpg.html', 'photo.jpg.html.jpg'],
    ['png', 'Screenshot 9.41', 'Screenshot 9.41.png'],
    ['pdf', 'receipt.pdf (1)', 'receipt.pdf (1).pdf'],
  ] as const)('a %s called "%s" is stored as "%s"', (kind, name, stored) => {
    expect(checkUpload({ name }, bytesOf(kind), EVIDENCE_UPLOAD)).toMatchObject({ ok: true, name: stored });
    expect(fileNameFor(kind, name)).toBe(stored);
  });

  test.each([
    ['webp', 'This file is a WebP picture. Send a screenshot of it instead.'],
    ['heic', 'This file is a HEIC picture. Send a screenshot of it instead.'],
    ['avif', 'This file is an AVIF picture. Send a screenshot of it instead.'],
    ['docx', 'This file is a Word document.'],
  ] as const)('a refused %s with another extension: the text says what it is', (kind, what) => {
    for (const name of ['photo.jpg', 'photo'])
      expect(checkUpload({ name }, bytesOf(kind), EVIDENCE_UPLOAD)).toEqual({
        ok: false,
        kind: 'wrongType',
        message: `Only JPEG, PNG, and PDF files are allowed. ${what}`,
      });
  });

  test.each([
    [LIMIT, true],
    [LIMIT + 1, false],
  ])('file of %s bytes is accepted: %s', (size, accepted) => {
    const bytes = new Uint8Array(size);
    bytes.set(SAMPLES.jpeg.head);

    const answer = checkUpload({ name: 'photo.jpg' }, bytes, EVIDENCE_UPLOAD);

    expect(answer.ok).toBe(accepted);
    if (!accepted)
      expect(answer).toEqual({ ok: false, kind: 'tooLarge', message: 'File size exceeds 5MB limit' });
  });

  test('an empty file is refused', () => {
    expect(checkUpload({ name: 'photo.png' }, new Uint8Array(), EVIDENCE_UPLOAD)).toEqual({
      ok: false,
      kind: 'wrongType',
      message: 'This file is empty. Choose another one.',
    });
  });

  test('accepted file passes the check again by the media type of its content', () => {
    const file = { name: 'photo.jpg', type: 'image/jpeg', size: LIMIT };

    expect(chosenFileRefusal(file, EVIDENCE_UPLOAD)).toBeNull();
    expect(chosenFileRefusal({ ...file, size: LIMIT + 1 }, EVIDENCE_UPLOAD)?.message).toBe(
      'File size exceeds 5MB limit',
    );
    expect(chosenFileRefusal({ ...file, type: 'image/gif' }, EVIDENCE_UPLOAD)?.kind).toBe('wrongType');
  });

  test('a file input offers the kinds that are allowed, by extension and media type', () => {
    expect(acceptAttribute(EVIDENCE_UPLOAD)).toBe(
      '.jpg,.jpeg,image/jpeg,.png,image/png,.pdf,application/pdf',
    );
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
