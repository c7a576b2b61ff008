import { UPLOAD_MAX_BYTES, UPLOAD_MAX_MB } from '../constants.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { FILE_KINDS, kindOfExtension, kindOfMediaType, sniffFileKind, type FileKind } from './file-kinds.ts';

export interface UploadRule {
  readonly kinds: readonly FileKind[];
  readonly wrongType: string;
}

/** For a dispute's document and the seller's evidence of the shipment. */
export const EVIDENCE_UPLOAD: UploadRule = {
  kinds: ['jpeg', 'png', 'pdf'],
  wrongType: 'Only JPEG, PNG, and PDF files are allowed',
};

/** Image kinds that cannot contain a script. */
export const PROFILE_PICTURE_UPLOAD: UploadRule = {
  kinds: ['jpeg', 'png', 'gif', 'webp'],
  wrongType: 'Only JPEG, PNG, GIF and WebP images are allowed',
};

export const CHAT_UPLOAD: UploadRule = {
  kinds: ['jpeg', 'png', 'gif', 'webp', 'pdf', 'doc', 'docx'],
  wrongType: 'Only JPEG, PNG, GIF, WebP, PDF, DOC and DOCX files are allowed',
};

export interface ChosenFile {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

export function chosenFileRefusal(
  file: ChosenFile,
  rule: UploadRule,
): Refusal<'tooLarge' | 'wrongType'> | null {
  if (file.size > UPLOAD_MAX_BYTES) return refuse('tooLarge', `File size exceeds ${UPLOAD_MAX_MB}MB limit`);
  const kind = kindOfExtension(file.name);
  const agrees = kind !== null && kind === kindOfMediaType(file.type) && rule.kinds.includes(kind);
  return agrees ? null : refuse('wrongType', rule.wrongType);
}

interface AcceptedUpload {
  readonly ok: true;
  readonly kind: FileKind;
  readonly mediaType: string;
}

/** Accepts a file only if its extension, declared type and content agree and it is not too large. */
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

export function acceptAttribute(rule: UploadRule): string {
  return rule.kinds
    .flatMap((kind) => FILE_KINDS[kind].extensions.map((extension) => `.${extension}`))
    .join(',');
}

/** The length of a text in a multipart form, where browsers send each line break as CR and LF. */
export function formTextLength(text: string): number {
  return text.replace(/\r?\n/g, '\r\n').length;
}
