import { joinedBytes } from './joined-bytes.ts';

const SIGNATURE_SIZE = 8;
/** Of a chunk: four bytes of length and four of type before the content, four of checksum behind it. */
const CHUNK_HEAD = 8;
const CHUNK_TAIL = 4;

/** What draws the picture and its animation; Exif, texts, times and whatever is not known here are left out. */
const DRAWING = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP sBIT bKGD pHYs acTL fcTL fdAT'.split(' '),
);

/** The picture and nothing about it, up to its end; a chunk that is cut off is left out. */
export function pngWithoutMetadata(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const kept = [bytes.subarray(0, SIGNATURE_SIZE)];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = SIGNATURE_SIZE;
  while (at + CHUNK_HEAD <= bytes.length) {
    const end = at + CHUNK_HEAD + view.getUint32(at) + CHUNK_TAIL;
    if (end > bytes.length) break;
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + CHUNK_HEAD));
    if (DRAWING.has(type)) kept.push(bytes.subarray(at, end));
    if (type === 'IEND') break;
    at = end;
  }
  return joinedBytes(kept);
}
