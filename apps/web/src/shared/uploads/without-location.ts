import type { FileKind } from '@amana/domain';
import { sniffFileKind } from '@amana/domain';
import { jpegWithoutMetadata } from './jpeg-without-metadata.ts';
import { pngWithoutMetadata } from './png-without-metadata.ts';
import { webpWithoutMetadata } from './webp-without-metadata.ts';

type Cleaner = (bytes: Uint8Array) => Uint8Array<ArrayBuffer>;

/** For each kind of picture that can carry the place where it was taken. */
const CLEANERS: Partial<Record<FileKind, Cleaner>> = {
  jpeg: jpegWithoutMetadata,
  png: pngWithoutMetadata,
  webp: webpWithoutMetadata,
};

/**
 * The file as it may leave the device: a JPEG, PNG or WebP picture without where, when and with what it was taken, drawn
 * exactly as before; any other file as it is. What it is, its content says, not its name.
 */
export async function withoutLocation(file: File): Promise<File> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = sniffFileKind(bytes);
  const clean = kind === null ? undefined : CLEANERS[kind];
  return clean === undefined ? file : new File([clean(bytes)], file.name, { type: file.type });
}
