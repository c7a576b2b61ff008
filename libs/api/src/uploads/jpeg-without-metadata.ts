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
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept: Bytes[] = [Uint8Array.of(MARKER, START_OF_IMAGE)];
  let at = nextMarker(bytes, 2);
  // The type byte is followed by two bytes of length, which include themselves.
  while (at + 2 < bytes.length && bytes[at] !== END_OF_IMAGE) {
    const length = view.getUint16(at + 1);
    const end = at + 1 + length;
    if (length < 2 || end > bytes.length) return kept;
    const segment = bytes.subarray(at, end);
    kept.push(...keptOf(segment));
    const next = segment[0] === START_OF_SCAN ? scanEnd(bytes, end) : end;
    kept.push(bytes.subarray(end, next));
    at = nextMarker(bytes, next);
  }
  if (bytes[at] === END_OF_IMAGE) kept.push(Uint8Array.of(MARKER, END_OF_IMAGE));
  return kept;
}

/** Offset of the next marker's type byte; skips stray and fill bytes. */
function nextMarker(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== MARKER) at += 1;
  while (bytes[at] === MARKER) at += 1;
  return at;
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

/** `segment`: from its type byte on. */
function keptOf(segment: Bytes): Bytes[] {
  const [marker = APP0] = segment;
  const content = segment.subarray(3);
  if (marker === APP1) return orientationOnly(content);
  const isAboutThePicture = marker === COMMENT || (marker > APP0 && marker <= APP15);
  // Colours would be wrong without the colour profile or Adobe's colour transform flag.
  const isColour =
    (marker === APP2 && startsWith(content, 'ICC_PROFILE')) ||
    (marker === APP14 && startsWith(content, 'Adobe'));
  return isAboutThePicture && !isColour ? [] : [Uint8Array.of(MARKER), segment];
}

function startsWith(content: Uint8Array, text: string): boolean {
  return Array.from(text).every((character, index) => content[index] === character.charCodeAt(0));
}

const EXIF = 'Exif\0\0';
const LITTLE_ENDIAN = 0x4949;
const ORIENTATION_TAG = 0x0112;
/** Size of a directory entry, in bytes. */
const ENTRY_SIZE = 12;
const UPRIGHT = 1;

/** A segment with the orientation alone, because a phone's photo would be rotated without it; none if it is upright. */
function orientationOnly(exif: Bytes): Bytes[] {
  const orientation = startsWith(exif, EXIF) ? readOrientation(exif.subarray(EXIF.length)) : UPRIGHT;
  if (orientation <= UPRIGHT || orientation > 8) return [];
  // Big-endian; one directory with one entry, a 16-bit number, and no next directory.
  const header = [...new TextEncoder().encode(`${EXIF}MM`), 0, 42, 0, 0, 0, 8];
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  const content = [...header, 0, 1, ...entry, 0, 0, 0, 0];
  return [Uint8Array.of(MARKER, APP1, 0, content.length + 2, ...content)];
}

/** Upright where the structure ends early or does not say it. */
function readOrientation(tiff: Bytes): number {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  if (view.byteLength < 8) return UPRIGHT;
  const isLittle = view.getUint16(0) === LITTLE_ENDIAN;
  const directory = view.getUint32(4, isLittle);
  if (directory + 2 > view.byteLength) return UPRIGHT;
  const first = directory + 2;
  const end = Math.min(first + view.getUint16(directory, isLittle) * ENTRY_SIZE, view.byteLength);
  for (let at = first; at + ENTRY_SIZE <= end; at += ENTRY_SIZE)
    if (view.getUint16(at, isLittle) === ORIENTATION_TAG) return view.getUint16(at + 8, isLittle);
  return UPRIGHT;
}
