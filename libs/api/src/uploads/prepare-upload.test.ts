import { sniffFileKind } from '@amana/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CLEAN_JPEG, CLEAN_PNG, CLEAN_WEBP } from '../testing/sample-pictures.ts';
import { prepareFile, prepareForm } from './prepare-upload.ts';

const ascii = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const u16 = (value: number) => [value >> 8, value & 0xff];
const u32 = (value: number) => [...u16(value >>> 16), ...u16(value & 0xffff)];

/** 6° 27′ 14″, the latitude of Lagos, as three rationals. */
const LATITUDE = [6, 1, 27, 1, 14, 1].flatMap(u32);

/** Typical Exif data of a camera: orientation, maker, and a directory with the position. */
function exif(orientation: number): Uint8Array {
  const entry = (tag: number, type: number, count: number, value: number[]) => [
    ...u16(tag),
    ...u16(type),
    ...u32(count),
    ...value,
  ];
  const main = [
    ...u16(3),
    ...entry(0x010f, 2, 4, [...ascii('Cam\0')]),
    ...entry(0x0112, 3, 1, [...u16(orientation), 0, 0]),
    ...entry(0x8825, 4, 1, u32(50)),
    ...u32(0),
  ];
  const gps = [...u16(2), ...entry(1, 2, 2, [...ascii('N\0\0\0')]), ...entry(2, 5, 3, u32(80)), ...u32(0)];
  return Uint8Array.from([...ascii('Exif\0\0MM\0*'), ...u32(8), ...main, ...gps, ...LATITUDE]);
}

const segment = (marker: number, content: Uint8Array) =>
  Uint8Array.from([0xff, marker, ...u16(content.length + 2), ...content]);

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.concat(parts));
}

const SOI_AND_JFIF = 20;
function phoneJpeg(orientation = 1): Uint8Array<ArrayBuffer> {
  const again = joined([CLEAN_JPEG.subarray(0, 2), segment(0xe1, exif(1)), CLEAN_JPEG.subarray(2)]);
  return joined([
    CLEAN_JPEG.subarray(0, SOI_AND_JFIF),
    segment(0xe1, exif(orientation)),
    segment(0xe1, ascii('http://ns.adobe.com/xap/1.0/\0<x:xmpmeta exif:GPSLatitude="6,27.2N"/>')),
    segment(0xe2, ascii('MPF\0 where the second picture is')),
    segment(0xed, ascii('Photoshop 3.0\0 City: Lagos')),
    segment(0xfe, ascii('6.4541N 3.3947E')),
    CLEAN_JPEG.subarray(SOI_AND_JFIF),
    // After the end: another picture with its own position, and a film.
    again,
    ascii('ftypmp42 6.4541N'),
  ]);
}

/** The checksum is not verified: a chunk is removed together with its checksum. */
const chunk = (type: string, content: Uint8Array) =>
  Uint8Array.from([...u32(content.length), ...ascii(type), ...content, 1, 2, 3, 4]);

const AFTER_IHDR = 33;
function taggedPng(): Uint8Array<ArrayBuffer> {
  return joined([
    CLEAN_PNG.subarray(0, AFTER_IHDR),
    chunk('eXIf', exif(1).subarray(6)),
    chunk('tEXt', ascii('Comment\0taken at 6.4541N')),
    chunk('iTXt', ascii('XML:com.adobe.xmp\0GPSLatitude')),
    chunk('zTXt', ascii('Location\0\0x')),
    chunk('tIME', Uint8Array.from([7, 234, 3, 2, 9, 0, 0])),
    chunk('prVt', ascii('what nobody knows')),
    CLEAN_PNG.subarray(AFTER_IHDR),
    // After the end: data that resembles a chunk of the picture.
    chunk('IDAT', ascii('6.4541N')),
    ascii('trailer 6.4541N'),
  ]);
}

const u32Low = (value: number) => [...u32(value)].reverse();
const riffChunk = (type: string, content: Uint8Array) =>
  Uint8Array.from([
    ...ascii(type),
    ...u32Low(content.length),
    ...content,
    ...(content.length % 2 ? [0] : []),
  ]);

function taggedWebp(): Uint8Array<ArrayBuffer> {
  const tagged = joined([
    CLEAN_WEBP,
    riffChunk('EXIF', exif(1)),
    riffChunk('XMP ', ascii('<x:xmpmeta exif:GPSLatitude="6.4541N"/>')),
    riffChunk('what', ascii('odd 6.4541N')),
  ]);
  tagged.set(u32Low(tagged.length - 8), 4);
  // Sets the flags of Exif and XMP.
  tagged.set([(CLEAN_WEBP[20] ?? 0) | 0b1100], 20);
  return joined([tagged, ascii('behind the end 6.4541N')]);
}

async function cleaned(bytes: Uint8Array<ArrayBuffer>, name = 'photo.jpg', type = 'image/jpeg') {
  const file = await prepareFile(new File([bytes], name, { type }));
  return { file, bytes: new Uint8Array(await file.arrayBuffer()) };
}

const holds = (bytes: Uint8Array, part: Uint8Array | readonly number[]) =>
  Buffer.from(bytes).includes(Buffer.from(part));

describe('a JPEG photo', () => {
  test('keeps its drawing and colours byte by byte, and nothing else', async () => {
    const photo = phoneJpeg();
    expect(holds(photo, LATITUDE)).toBe(true);

    const left = await cleaned(photo);

    expect(left.bytes).toEqual(CLEAN_JPEG);
    expect(left.file).toMatchObject({ name: 'photo.jpg', type: 'image/jpeg' });
  });

  test.each([2, 3, 6, 8])('rotated as %s stays rotated, without other metadata', async (orientation) => {
    const { bytes } = await cleaned(phoneJpeg(orientation));

    const kept = segment(
      0xe1,
      Uint8Array.from([
        ...ascii('Exif\0\0MM\0*'),
        ...u32(8),
        ...u16(1),
        ...[1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
        ...u32(0),
      ]),
    );
    expect(bytes).toEqual(
      joined([CLEAN_JPEG.subarray(0, SOI_AND_JFIF), kept, CLEAN_JPEG.subarray(SOI_AND_JFIF)]),
    );
    expect(holds(bytes, LATITUDE)).toBe(false);
  });

  test('rotated, by a camera that writes big-endian numbers, stays rotated', async () => {
    const little = [...ascii('Exif\0\0II*\0'), 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0];
    const photo = joined([
      CLEAN_JPEG.subarray(0, 2),
      segment(0xe1, Uint8Array.from([...little, 0, 0, 0, 0])),
      CLEAN_JPEG.subarray(2),
    ]);

    const { bytes } = await cleaned(photo);

    expect(holds(bytes, [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6])).toBe(true);
  });

  test('in several scans, with restarts and filling bytes, keeps them all', async () => {
    const scan = (data: number[]) => joined([segment(0xda, Uint8Array.of(1, 1, 0)), Uint8Array.from(data)]);
    const [first, second] = [scan([1, 0xff, 0, 0xff, 0xd0, 2]), scan([3, 0xff, 0, 4])];
    const end = Uint8Array.of(0xff, 0xd9);
    const start = Uint8Array.of(0xff, 0xd8);
    const table = segment(0xc4, Uint8Array.of(9));

    const { bytes } = await cleaned(
      joined([start, first, table, Uint8Array.of(0, 0xff), segment(0xfe, ascii('6N')), second, end]),
    );

    expect(bytes).toEqual(joined([start, first, table, second, end]));
  });

  test('that is truncated keeps the readable part, without its position', async () => {
    const photo = phoneJpeg();
    const whole = photo.length;
    for (let length = 3; length < whole; length += 7) {
      const { bytes } = await cleaned(photo.slice(0, length));
      expect(holds(bytes, LATITUDE)).toBe(false);
      expect(holds(bytes, ascii('6.4541N'))).toBe(false);
    }
  });
});

test.each([
  ['PNG', taggedPng(), CLEAN_PNG, 'screen.png', 'image/png'],
  ['WebP', taggedWebp(), CLEAN_WEBP, 'photo.webp', 'image/webp'],
])(
  'a %s picture leaves with its drawing, byte by byte, and with nothing else',
  async (_, tagged, clean, name, type) => {
    expect(holds(tagged, LATITUDE)).toBe(true);

    const left = await cleaned(tagged, name, type);

    expect(left.bytes).toEqual(clean);
    expect(left.file).toMatchObject({ name, type });
  },
);

test('a picture is recognised by its content, not by its name', async () => {
  expect((await cleaned(taggedPng(), 'photo.jpg', 'image/jpeg')).bytes).toEqual(CLEAN_PNG);
});

test('a WebP picture whose first chunk is empty is read to its end', async () => {
  const broken = taggedWebp();
  // Corrupts the length of the chunk with the flags.
  broken[16] = 0;

  expect(sniffFileKind((await cleaned(broken)).bytes)).toBe('webp');
});

test('a PDF document keeps its content, name and type', async () => {
  const text = '%PDF-1.7 about 6.4541N';
  const file = await prepareFile(new File([text], 'receipt.pdf', { type: 'application/pdf' }));

  expect([await file.text(), file.name, file.type]).toEqual([text, 'receipt.pdf', 'application/pdf']);
});

test('a file of an unknown kind keeps its content and name, and has no media type', async () => {
  const file = await prepareFile(new File(['note'], 'note.jpg', { type: 'image/jpeg' }));

  expect([await file.text(), file.name, file.type]).toEqual(['note', 'note.jpg', '']);
});

test('a file that was prepared is sent without being read again', async () => {
  const file = await prepareFile(new File([phoneJpeg()], 'photo.jpg', { lastModified: 7 }));
  const form = new FormData();
  form.append('Document', file);

  expect((await prepareForm(form)).get('Document')).toBe(file);
  expect(file.lastModified).toBe(7);
});

test.each([
  ['photo.jfif', 'image/jpeg', CLEAN_JPEG, 'photo.jfif.jpg', 'image/jpeg'],
  ['1000012345', 'image/*', CLEAN_JPEG, '1000012345.jpg', 'image/jpeg'],
  ['photo.jpg', 'image/jpg', CLEAN_JPEG, 'photo.jpg', 'image/jpeg'],
  ['photo.jpg', 'image/jpeg', CLEAN_PNG, 'photo.jpg.png', 'image/png'],
  ['receipt.pdf (1)', '', ascii('%PDF-1.7'), 'receipt.pdf (1).pdf', 'application/pdf'],
  ['receipt.pdf', 'application/x-pdf', ascii('%PDF-1.7'), 'receipt.pdf', 'application/pdf'],
])(
  'a file called "%s" of type "%s": sent under a fitting name and type',
  async (name, type, content, ...sent) => {
    const form = new FormData();
    form.append('Note', 'text');
    form.append('Document', new File([Uint8Array.from(content)], name, { type }));

    const prepared = await prepareForm(form);

    const file = prepared.get('Document') as File;
    expect([file.name, file.type]).toEqual(sent);
    expect(prepared.get('Note')).toBe('text');
  },
);

test('a picture without metadata is unchanged, and broken bytes never throw', async () => {
  for (const clean of [CLEAN_JPEG, CLEAN_PNG, CLEAN_WEBP])
    expect((await cleaned(clean)).bytes).toEqual(clean);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(phoneJpeg(6), taggedPng(), taggedWebp()),
      fc.nat(),
      fc.nat(255),
      async (picture, place, byte) => {
        const broken = picture.slice();
        broken[8 + (place % (broken.length - 8))] = byte;
        const { bytes } = await cleaned(broken);
        expect(bytes.length).toBeLessThanOrEqual(picture.length);
        expect(sniffFileKind(bytes)).toBe(sniffFileKind(broken));
      },
    ),
    { numRuns: 300 },
  );
});
