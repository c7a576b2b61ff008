import { FILE_KINDS, type FileKind, fileNameFor, sniffFileKind } from '@amana/domain';
import { jpegWithoutMetadata } from './jpeg-without-metadata.ts';
import { pngWithoutMetadata } from './png-without-metadata.ts';
import { webpWithoutMetadata } from './webp-without-metadata.ts';

/** By picture format whose metadata can contain a location. */
const CLEANERS: Partial<Record<FileKind, (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>[]>> = {
  jpeg: jpegWithoutMetadata,
  png: pngWithoutMetadata,
  webp: webpWithoutMetadata,
};

/** The form with each of its files prepared by `prepareFile`. */
export async function prepareForm(form: FormData): Promise<FormData> {
  const prepared = new FormData();
  for (const [name, value] of form) {
    if (typeof value === 'string') {
      prepared.append(name, value);
      continue;
    }
    const file = await prepareFile(value);
    prepared.append(name, file, file.name);
  }
  return prepared;
}

/**
 * Removes place, time and camera from a JPEG, PNG or WebP picture without changing the image, and gives a file of a
 * known kind an extension and a media type that fit its content. Returns any other file unchanged.
 */
export async function prepareFile(file: File): Promise<File> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = sniffFileKind(bytes);
  if (kind === null) return file;
  const parts = CLEANERS[kind]?.(bytes) ?? [bytes];
  return new File(parts, fileNameFor(kind, file.name), { type: FILE_KINDS[kind].mediaType });
}
