import { UPLOAD_MAX_BYTES, UPLOAD_MAX_MB } from '../constants.ts';
import { refuse, type Refusal } from '../refusal.ts';
import {
  FILE_KINDS,
  fileNameFor,
  kindOfExtension,
  kindOfMediaType,
  sniffFileKind,
  type FileKind,
} from './file-kinds.ts';

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
  /** The media type of the content; empty for a kind that the app does not know. */
  readonly type: string;
  /** Size in bytes. */
  readonly size: number;
}

const EMPTY_FILE = 'This file is empty. Choose another one.';

/** Judges a file by its content and size. Its name only decides whether the refusal says what the content is. */
export function chosenFileRefusal(
  file: ChosenFile,
  rule: UploadRule,
): Refusal<'tooLarge' | 'wrongType'> | null {
  if (file.size === 0) return refuse('wrongType', EMPTY_FILE);
  if (file.size > UPLOAD_MAX_BYTES) return refuse('tooLarge', `File size exceeds ${UPLOAD_MAX_MB}MB limit`);
  const kind = kindOfMediaType(file.type);
  if (kind !== null && rule.kinds.includes(kind)) return null;
  const isMisnamed = kind !== null && kind !== kindOfExtension(file.name);
  return refuse('wrongType', isMisnamed ? `${rule.wrongType}. ${whatItIs(kind)}` : rule.wrongType);
}

function whatItIs(kind: FileKind): string {
  const { label, mediaType } = FILE_KINDS[kind];
  const advice = mediaType.startsWith('image/') ? ' Send a screenshot of it instead.' : '';
  return `This file is ${label}.${advice}`;
}

interface AcceptedUpload {
  readonly ok: true;
  readonly kind: FileKind;
  readonly name: string;
  readonly mediaType: string;
}

/** Accepts a file by its content and size, with a name and a media type that fit the content. */
export function checkUpload(
  { name }: Pick<ChosenFile, 'name'>,
  bytes: Uint8Array,
  rule: UploadRule,
): AcceptedUpload | Refusal<'tooLarge' | 'wrongType'> {
  const kind = sniffFileKind(bytes);
  const mediaType = kind === null ? '' : FILE_KINDS[kind].mediaType;
  const refusal = chosenFileRefusal({ name, type: mediaType, size: bytes.length }, rule);
  if (refusal !== null) return refusal;
  if (kind === null) return refuse('wrongType', rule.wrongType);
  return { ok: true, kind, name: fileNameFor(kind, name), mediaType };
}

/** Lists media types too, because phones also offer files that have another extension, or none. */
export function acceptAttribute(rule: UploadRule): string {
  return rule.kinds
    .flatMap((kind) => {
      const { extensions, mediaType } = FILE_KINDS[kind];
      return [...extensions.map((extension) => `.${extension}`), mediaType];
    })
    .join(',');
}

/** The length of a text in a multipart form, where browsers send each line break as CR and LF. */
export function formTextLength(text: string): number {
  return text.replace(/\r?\n/g, '\r\n').length;
}
