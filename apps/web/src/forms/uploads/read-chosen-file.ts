import { UPLOAD_MAX_BYTES, type UploadRule, chosenFileRefusal, sniffMediaType } from '@amana/domain';

export const UNREADABLE_FILE = 'The file could not be read. Choose it again.';

/**
 * Sets the media type to that of the content, because browsers guess it from the name. A file above the size limit is
 * not read. Rejects if the file cannot be read.
 */
export async function withSniffedType(file: File): Promise<File> {
  if (file.size > UPLOAD_MAX_BYTES) return file;
  const type = sniffMediaType(new Uint8Array(await file.arrayBuffer()));
  if (type === file.type) return file;
  return new File([file], file.name, { type, lastModified: file.lastModified });
}

interface ReadFile {
  readonly file: File;
  /** The text of the refusal; null for a file that may be sent. */
  readonly refusal: string | null;
}

export async function readChosenFile(chosen: File, rule: UploadRule): Promise<ReadFile> {
  try {
    const file = await withSniffedType(chosen);
    return { file, refusal: chosenFileRefusal(file, rule)?.message ?? null };
  } catch {
    return { file: chosen, refusal: UNREADABLE_FILE };
  }
}
