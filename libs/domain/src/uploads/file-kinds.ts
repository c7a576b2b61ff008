export type FileKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'pdf' | 'doc' | 'docx';

interface FileKindNames {
  readonly extensions: readonly string[];
  /** Files are served with the first one, which IANA has registered. */
  readonly mediaTypes: readonly [string, ...string[]];
}

export const FILE_KINDS: Record<FileKind, FileKindNames> = {
  jpeg: { extensions: ['jpg', 'jpeg'], mediaTypes: ['image/jpeg', 'image/jpg', 'image/pjpeg'] },
  png: { extensions: ['png'], mediaTypes: ['image/png'] },
  gif: { extensions: ['gif'], mediaTypes: ['image/gif'] },
  webp: { extensions: ['webp'], mediaTypes: ['image/webp'] },
  pdf: { extensions: ['pdf'], mediaTypes: ['application/pdf'] },
  doc: { extensions: ['doc'], mediaTypes: ['application/msword'] },
  docx: {
    extensions: ['docx'],
    mediaTypes: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  },
};

/** The first bytes of each kind, one character per byte. */
const SIGNATURES: readonly (readonly [FileKind, RegExp])[] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n\x1a\n/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['pdf', /^%PDF-/],
  ['doc', /^\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1/],
];

/** Detects the kind from the first bytes; null for a kind that is not accepted. */
export function sniffFileKind(bytes: Uint8Array): FileKind | null {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  const found = SIGNATURES.find(([, signature]) => signature.test(start));
  if (found !== undefined) return found[0];
  // A docx is a zip archive that contains this file.
  const isZip = start.startsWith('PK\x03\x04');
  return isZip && new TextDecoder('latin1').decode(bytes).includes('word/document.xml') ? 'docx' : null;
}

export function kindOfExtension(fileName: string): FileKind | null {
  const extension = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return findKind((names) => names.extensions.includes(extension));
}

export function kindOfMediaType(mediaType: string): FileKind | null {
  const essence = mediaType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return findKind((names) => names.mediaTypes.includes(essence));
}

const KINDS: readonly FileKind[] = ['jpeg', 'png', 'gif', 'webp', 'pdf', 'doc', 'docx'];

function findKind(matches: (names: FileKindNames) => boolean): FileKind | null {
  return KINDS.find((kind) => matches(FILE_KINDS[kind])) ?? null;
}
