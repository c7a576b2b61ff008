import { type FileKind, sniffFileKind } from '@amana/domain';
import { jpegWithoutMetadata } from './jpeg-without-metadata.ts';
import { pngWithoutMetadata } from './png-without-metadata.ts';
import { webpWithoutMetadata } from './webp-without-metadata.ts';

/** By picture format whose metadata can contain a location. */
const CLEANERS: Partial<Record<FileKind, (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>[]>> = {
  jpeg: jpegWithoutMetadata,
  png: pngWithoutMetadata,
  webp: webpWithoutMetadata,
};

export async function formWithoutLocation(form: FormData): Promise<FormData> {
  const cleaned = new FormData();
  for (const [name, value] of form) {
    if (typeof value === 'string') cleaned.append(name, value);
    else cleaned.append(name, await withoutLocation(value), value.name);
  }
  return cleaned;
}

/**
 * Removes place, time and camera from a JPEG, PNG or WebP picture without changing the image; returns any other file
 * unchanged. Detects the format from the content.
 */
export async function withoutLocation(file: File): Promise<File> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = sniffFileKind(bytes);
  const clean = kind === null ? undefined : CLEANERS[kind];
  return clean === undefined ? file : new File(clean(bytes), file.name, { type: file.type });
}
