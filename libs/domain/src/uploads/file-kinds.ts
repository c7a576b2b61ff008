interface FileKindNames {
  /** Continues the sentence "This file is …". */
  readonly label: string;
  /** The first one is added to a name without any of them. */
  readonly extensions: readonly [string, ...string[]];
  readonly mediaType: string;
}

export const FILE_KINDS = {
  jpeg: { label: 'a JPEG picture', extensions: ['jpg', 'jpeg'], mediaType: 'image/jpeg' },
  png: { label: 'a PNG picture', extensions: ['png'], mediaType: 'image/png' },
  gif: { label: 'a GIF picture', extensions: ['gif'], mediaType: 'image/gif' },
  webp: { label: 'a WebP picture', extensions: ['webp'], mediaType: 'image/webp' },
  heic: { label: 'a HEIC picture', extensions: ['heic', 'heif'], mediaType: 'image/heic' },
  avif: { label: 'an AVIF picture', extensions: ['avif'], mediaType: 'image/avif' },
  pdf: { label: 'a PDF document', extensions: ['pdf'], mediaType: 'application/pdf' },
  doc: { label: 'a Word document', extensions: ['doc'], mediaType: 'application/msword' },
  docx: {
    label: 'a Word document',
    extensions: ['docx'],
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
} as const satisfies Record<string, FileKindNames>;

export type FileKind = keyof typeof FILE_KINDS;

/** The first bytes of each kind, one character per byte. */
const SIGNATURES: readonly (readonly [FileKind, RegExp])[] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n\x1a\n/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['avif', /^[^]{4}ftypavi[fs]/],
  ['heic', /^[^]{4}ftyp(?:he[iv][cmsx]|mif1|msf1)/],
  ['pdf', /^%PDF-/],
  ['doc', /^\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1/],
];

/** Detects the kind from the content; null for any other kind. */
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
  return findKind(({ extensions }) => extensions.includes(extension));
}

export function kindOfMediaType(mediaType: string): FileKind | null {
  return findKind((names) => names.mediaType === mediaType);
}

/** Adds the extension of the kind, unless the name has one: `receipt.pdf (1)` becomes `receipt.pdf (1).pdf`. */
export function fileNameFor(kind: FileKind, name: string): string {
  if (kindOfExtension(name) === kind) return name;
  const stem = name.replace(/(?<![.\s])[.\s]+$/, '');
  return `${stem === '' ? 'file' : stem}.${FILE_KINDS[kind].extensions[0]}`;
}

function findKind(matches: (names: FileKindNames) => boolean): FileKind | null {
  return (Object.keys(FILE_KINDS) as FileKind[]).find((kind) => matches(FILE_KINDS[kind])) ?? null;
}
