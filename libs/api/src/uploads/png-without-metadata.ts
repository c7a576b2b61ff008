const SIGNATURE_SIZE = 8;
/** A chunk has four bytes of length and four of type before its content, and four of checksum after it. */
const CHUNK_HEAD = 8;
const CHUNK_TAIL = 4;

/** Chunk types that draw the picture and its animation; Exif, text, time and unknown chunks are removed. */
const DRAWING = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP sBIT bKGD pHYs acTL fcTL fdAT'.split(' '),
);

export function pngWithoutMetadata(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
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
  return kept;
}
