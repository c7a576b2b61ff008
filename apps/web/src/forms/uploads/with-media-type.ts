import { FILE_KINDS, kindOfExtension } from '@amana/domain';

/** What browsers declare where the device has no program for such a file. */
const NOT_KNOWN = new Set(['', 'application/octet-stream']);

/** The file with the media type of its name, if the browser does not know one; the server checks the content. */
export function withMediaType(file: File): File {
  const kind = NOT_KNOWN.has(file.type) ? kindOfExtension(file.name) : null;
  if (kind === null) return file;
  return new File([file], file.name, {
    type: FILE_KINDS[kind].mediaTypes[0],
    lastModified: file.lastModified,
  });
}
