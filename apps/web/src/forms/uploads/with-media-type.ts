import { FILE_KINDS, kindOfExtension } from '@amana/domain';

/** Types that browsers report for files unknown to the device. */
const NOT_KNOWN = new Set(['', 'application/octet-stream']);

/** Sets the media type by the file name if the browser does not know it; the server checks the content. */
export function withMediaType(file: File): File {
  const kind = NOT_KNOWN.has(file.type) ? kindOfExtension(file.name) : null;
  if (kind === null) return file;
  return new File([file], file.name, {
    type: FILE_KINDS[kind].mediaTypes[0],
    lastModified: file.lastModified,
  });
}
