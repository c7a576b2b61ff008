/** 'RIFF', the length of the rest of the file, 'WEBP'. */
const HEAD_SIZE = 12;
/** A chunk starts with four bytes of type and four of length, little-endian; its content is padded to an even length. */
const CHUNK_HEAD = 8;

/** Chunk types that draw the picture and its animation; Exif, XMP and unknown chunks are removed. */
const DRAWING = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** Offset of the flags in a 'VP8X' chunk, and the flags of Exif and XMP. */
const FLAGS_AT = CHUNK_HEAD;
const METADATA_FLAGS = 0b1100;

export function webpWithoutMetadata(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const head = bytes.slice(0, HEAD_SIZE);
  const kept = [head];
  const last = Math.min(bytes.length, CHUNK_HEAD + view.getUint32(4, true));
  let at = HEAD_SIZE;
  while (at + CHUNK_HEAD <= last) {
    const length = view.getUint32(at + 4, true);
    const end = at + CHUNK_HEAD + length + (length % 2);
    if (end > last) break;
    const type = String.fromCharCode(...bytes.subarray(at, at + 4));
    const chunk = bytes.slice(at, end);
    // Without effect if a broken chunk ends before its flags.
    if (type === 'VP8X') chunk[FLAGS_AT] = (chunk[FLAGS_AT] ?? 0) & ~METADATA_FLAGS;
    if (DRAWING.has(type)) kept.push(chunk);
    at = end;
  }
  const size = kept.reduce((sum, part) => sum + part.length, 0);
  new DataView(head.buffer).setUint32(4, size - CHUNK_HEAD, true);
  return kept;
}
