import { orientationOnly } from './exif-orientation.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const MARKER = 0xff;
const START_OF_IMAGE = 0xd8;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const APP15 = 0xef;
const COMMENT = 0xfe;

/**
 * Removes application segments and comments (Exif, XMP, IPTC, thumbnails, maker notes), unparsable segments, and
 * everything after the end of the picture: phones append more pictures and films with metadata.
 */
export function jpegWithoutMetadata(bytes: Bytes): Bytes[] {
  const kept: Bytes[] = [Uint8Array.of(MARKER, START_OF_IMAGE)];
  let at = 2;
  for (;;) {
    at = nextMarker(bytes, at);
    const marker = bytes[at];
    if (marker === undefined) break;
    if (marker === END_OF_IMAGE) {
      kept.push(Uint8Array.of(MARKER, END_OF_IMAGE));
      break;
    }
    const end = segmentEnd(bytes, at);
    if (end === null) break;
    kept.push(...keptOf(marker, bytes.subarray(at + 3, end)));
    at = end;
    if (marker === START_OF_SCAN) {
      at = scanEnd(bytes, end);
      kept.push(bytes.subarray(end, at));
    }
  }
  return kept;
}

/** Offset of the next marker's type byte; skips stray and fill bytes. */
function nextMarker(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== MARKER) at += 1;
  while (bytes[at] === MARKER) at += 1;
  return at;
}

/** The type byte is followed by two bytes of length, which include themselves. */
function segmentEnd(bytes: Uint8Array, at: number): number | null {
  const [high, low] = [bytes[at + 1], bytes[at + 2]];
  if (high === undefined || low === undefined) return null;
  const length = high * 256 + low;
  const end = at + 1 + length;
  return length < 2 || end > bytes.length ? null : end;
}

/** The image data ends at the first marker that is neither a stuffed byte nor a restart marker. */
function scanEnd(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(MARKER, from); at !== -1; at = bytes.indexOf(MARKER, at + 1)) {
    const next = bytes[at + 1];
    const isData = next === 0 || next === MARKER || (next !== undefined && next >= 0xd0 && next <= 0xd7);
    if (!isData) return at;
  }
  return bytes.length;
}

function keptOf(marker: number, content: Bytes): Bytes[] {
  if (marker === APP1) {
    const orientation = orientationOnly(content);
    return orientation === null ? [] : segment(APP1, orientation);
  }
  const isAboutThePicture = marker === COMMENT || (marker > APP0 && marker <= APP15);
  // Colours would be wrong without the colour profile or Adobe's colour transform flag.
  const isColour =
    (marker === APP2 && startsWith(content, 'ICC_PROFILE')) ||
    (marker === APP14 && startsWith(content, 'Adobe'));
  return isAboutThePicture && !isColour ? [] : segment(marker, content);
}

function segment(marker: number, content: Bytes): Bytes[] {
  const length = content.length + 2;
  return [Uint8Array.of(MARKER, marker, length >> 8, length & 0xff), content];
}

function startsWith(content: Uint8Array, text: string): boolean {
  return Array.from(text).every((character, index) => content[index] === character.charCodeAt(0));
}
