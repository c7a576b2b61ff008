const EXIF = [0x45, 0x78, 0x69, 0x66, 0, 0];
/** Offset of the TIFF structure in the segment, after 'Exif' and two zero bytes. */
const TIFF_AT = EXIF.length;
const LITTLE_ENDIAN = 0x4949;
const ORIENTATION_TAG = 0x0112;
/** Size of a directory entry, in bytes. */
const ENTRY_SIZE = 12;
const UPRIGHT = 1;

/**
 * Reduces the Exif data of a JPEG (its APP1 segment) to the orientation, because a phone's photo would be rotated
 * without it. Null for an upright picture.
 */
export function orientationOnly(exif: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const orientation = readOrientation(exif);
  if (orientation === null || orientation === UPRIGHT) return null;
  // Big-endian; one directory with one entry, a 16-bit number, and no next directory.
  const header = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8];
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  return Uint8Array.from([...EXIF, ...header, 0, 1, ...entry, 0, 0, 0, 0]);
}

function readOrientation(exif: Uint8Array): number | null {
  if (!EXIF.every((byte, index) => exif[index] === byte)) return null;
  const tiff = new DataView(exif.buffer, exif.byteOffset + TIFF_AT, exif.length - TIFF_AT);
  if (tiff.byteLength < 8) return null;
  const isLittle = tiff.getUint16(0) === LITTLE_ENDIAN;
  const directory = tiff.getUint32(4, isLittle);
  if (directory + 2 > tiff.byteLength) return null;
  const entries = tiff.getUint16(directory, isLittle);
  for (let index = 0; index < entries; index += 1) {
    const at = directory + 2 + index * ENTRY_SIZE;
    if (at + ENTRY_SIZE > tiff.byteLength) return null;
    if (tiff.getUint16(at, isLittle) !== ORIENTATION_TAG) continue;
    const orientation = tiff.getUint16(at + 8, isLittle);
    return orientation >= 1 && orientation <= 8 ? orientation : null;
  }
  return null;
}
