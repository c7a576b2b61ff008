import { type FileKind, sniffFileKind } from '@amana/domain';
import { jpegWithoutMetadata } from './jpeg-without-metadata.ts';
import { pngWithoutMetadata } from './png-without-metadata.ts';
import { webpWithoutMetadata } from './webp-without-metadata.ts';

type Cleaner = (bytes: Uint8Array) => Uint8Array<ArrayBuffer>;

/** One for each picture format whose metadata can contain a location. */
const CLEANERS: Partial<Record<FileKind, Cleaner>> = {
  jpeg: jpegWithoutMetadata,
  png: pngWithoutMetadata,
  webp: webpWithoutMetadata,
};

/** The same form; its pictures lose their metadata. */
export async function formWithoutLocation(form: FormData): Promise<FormData> {
  const cleaned = new FormData();
  for (const [name, value] of form) {
    if (typeof value === 'string') cleaned.append(name, value);
    else cleaned.append(name, await withoutLocation(value), value.name);
  }
  return cleaned;
}

/**
 * Removes place, time and camera from a JPEG, PNG or WebP picture, without a change of the image itself; returns any
 * other file as it is. The format is detected from the content, not from the file's name.
 */
export async function withoutLocation(file: File): Promise<File> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = sniffFileKind(bytes);
  const clean = kind === null ? undefined : CLEANERS[kind];
  return clean === undefined ? file : new File([clean(bytes)], file.name, { type: file.type });
}
