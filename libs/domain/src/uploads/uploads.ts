import { UPLOAD_MAX_BYTES, UPLOAD_MAX_MB } from '../constants.ts';
import { refuse } from '../refusal.ts';
import type { Refusal } from '../refusal.ts';
import { FILE_KINDS, kindOfExtension, kindOfMediaType, sniffFileKind } from './file-kinds.ts';
import type { FileKind } from './file-kinds.ts';

/** §5. */
export const UPLOAD_TOO_LARGE = `File size exceeds ${UPLOAD_MAX_MB}MB limit`;
export const UPLOAD_WRONG_TYPE = 'Only JPEG, PNG, and PDF files are allowed';

export interface UploadRule {
  readonly kinds: readonly FileKind[];
  readonly wrongType: string;
}

/** Dispute proof and the seller's shipping evidence. */
export const EVIDENCE_UPLOAD: UploadRule = { kinds: ['jpeg', 'png', 'pdf'], wrongType: UPLOAD_WRONG_TYPE };

/** §5: must be an image file. Only kinds that cannot carry a script. */
export const PROFILE_PICTURE_UPLOAD: UploadRule = {
  kinds: ['jpeg', 'png', 'gif', 'webp'],
  wrongType: 'Only image files are allowed',
};

/** §5: images, pdf, doc and docx; at most 5 MB by decision D21. */
export const CHAT_UPLOAD: UploadRule = {
  kinds: ['jpeg', 'png', 'gif', 'webp', 'pdf', 'doc', 'docx'],
  wrongType: 'Only images, PDF, DOC and DOCX files are allowed',
};

export interface ChosenFile {
  readonly name: string;
  /** The declared media type. */
  readonly type: string;
  readonly size: number;
}

/** What can be said before the content is read: name, declared type and size. */
export function chosenFileRefusal(
  file: ChosenFile,
  rule: UploadRule,
): Refusal<'tooLarge' | 'wrongType'> | null {
  if (file.size > UPLOAD_MAX_BYTES) return refuse('tooLarge', UPLOAD_TOO_LARGE);
  const kind = kindOfExtension(file.name);
  const agrees = kind !== null && kind === kindOfMediaType(file.type) && rule.kinds.includes(kind);
  return agrees ? null : refuse('wrongType', rule.wrongType);
}

export interface AcceptedUpload {
  readonly ok: true;
  readonly kind: FileKind;
  /** By which it is stored and served, whatever was declared. */
  readonly mediaType: string;
}

/** Accepted only if extension, declared type and content agree and the content is at most 5,242,880 bytes. */
export function checkUpload(
  file: Pick<ChosenFile, 'name' | 'type'>,
  bytes: Uint8Array,
  rule: UploadRule,
): AcceptedUpload | Refusal<'tooLarge' | 'wrongType'> {
  const refusal = chosenFileRefusal({ name: file.name, type: file.type, size: bytes.length }, rule);
  if (refusal !== null) return refusal;
  const kind = sniffFileKind(bytes);
  if (kind === null || kind !== kindOfExtension(file.name)) return refuse('wrongType', rule.wrongType);
  return { ok: true, kind, mediaType: FILE_KINDS[kind].mediaTypes[0] };
}

/** For the `accept` attribute of a file input. */
export function acceptAttribute(rule: UploadRule): string {
  return rule.kinds
    .flatMap((kind) => FILE_KINDS[kind].extensions.map((extension) => `.${extension}`))
    .join(',');
}
