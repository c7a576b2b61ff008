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

/** Files that `prepareFile` has made. They are sent as they are, so that each file is read once. */
const prepared = new WeakSet<File>();

/** The form with each of its files prepared by `prepareFile`. */
export async function prepareForm(form: FormData): Promise<FormData> {
  const sent = new FormData();
  for (const [name, value] of form)
    sent.append(name, typeof value === 'string' || prepared.has(value) ? value : await prepareFile(value));
  return sent;
}

/**
 * Removes place, time and camera from a JPEG, PNG or WebP picture without changing the image, and gives a file of a
 * known kind an extension and a media type that fit its content. Any other file has no media type.
 */
export async function prepareFile(file: File): Promise<File> {
  const { name, lastModified } = file;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = sniffFileKind(bytes);
  if (kind === null) return new File([bytes], name, { lastModified });
  const parts = CLEANERS[kind]?.(bytes) ?? [bytes];
  const made = new File(parts, fileNameFor(kind, name), { type: FILE_KINDS[kind].mediaType, lastModified });
  prepared.add(made);
  return made;
}
