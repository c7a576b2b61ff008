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

const PREFIXES: readonly { readonly kind: FileKind; readonly bytes: readonly number[] }[] = [
  { kind: 'jpeg', bytes: [0xff, 0xd8, 0xff] },
  { kind: 'png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { kind: 'gif', bytes: codes('GIF87a') },
  { kind: 'gif', bytes: codes('GIF89a') },
  { kind: 'pdf', bytes: codes('%PDF-') },
  { kind: 'doc', bytes: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1] },
];
const ZIP = [0x50, 0x4b, 0x03, 0x04];

/** Detects the kind from the first bytes; null for a kind that is not accepted. */
export function sniffFileKind(bytes: Uint8Array): FileKind | null {
  const found = PREFIXES.find((prefix) => hasAt(bytes, 0, prefix.bytes));
  if (found !== undefined) return found.kind;
  if (hasAt(bytes, 0, codes('RIFF')) && hasAt(bytes, 8, codes('WEBP'))) return 'webp';
  // A docx is a zip archive that contains this file.
  return hasAt(bytes, 0, ZIP) && contains(bytes, codes('word/document.xml')) ? 'docx' : null;
}

export function kindOfExtension(fileName: string): FileKind | null {
  const extension = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return findKind((names) => names.extensions.includes(extension));
}

export function kindOfMediaType(mediaType: string): FileKind | null {
  const essence = mediaType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return findKind((names) => names.mediaTypes.includes(essence));
}

function findKind(matches: (names: FileKindNames) => boolean): FileKind | null {
  for (const kind of KINDS) {
    if (matches(FILE_KINDS[kind])) return kind;
  }
  return null;
}

const KINDS: readonly FileKind[] = ['jpeg', 'png', 'gif', 'webp', 'pdf', 'doc', 'docx'];

function codes(text: string): number[] {
  return Array.from(text, (character) => character.charCodeAt(0));
}

function hasAt(bytes: Uint8Array, offset: number, expected: readonly number[]): boolean {
  return expected.every((byte, index) => bytes[offset + index] === byte);
}

function contains(bytes: Uint8Array, expected: readonly number[]): boolean {
  const [first = 0] = expected;
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if (hasAt(bytes, at, expected)) return true;
  }
  return false;
}
