import { API_BASE_PATHS, operationTable } from '@amana/api/contract';
import type { Refusal, UploadRule } from '@amana/domain';
import { checkUpload, refuse } from '@amana/domain';
import type { Upload } from '../store/uploads.ts';
import type { World } from '../simulation/world.ts';

const UPLOAD_ID_LENGTH = 32;

/** Judged, but not kept yet: a use case keeps it once nothing else can refuse. */
export type ReadUpload =
  { readonly ok: true; readonly upload: Upload | null } | Refusal<'tooLarge' | 'wrongType'>;

/** Reads and judges a file by extension, declared type, content and size; no file is fine. */
export async function readUpload(
  world: World,
  file: Blob | undefined,
  ownerId: string,
  rule: UploadRule,
): Promise<ReadUpload> {
  if (file === undefined) return { ok: true, upload: null };
  if (!(file instanceof File)) return refuse('wrongType', rule.wrongType);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const checked = checkUpload(file, bytes, rule);
  if (!checked.ok) return checked;
  return {
    ok: true,
    upload: {
      id: world.random.text(UPLOAD_ID_LENGTH),
      ownerId,
      name: file.name,
      mediaType: checked.mediaType,
      bytes,
    },
  };
}

/** Keeps the file and answers its id; null where there is none. */
export function keepUpload(world: World, upload: Upload | null): string | null {
  if (upload === null) return null;
  world.uploads.add(upload);
  return upload.id;
}

/** Nobody can fetch it any more. */
export function forgetUpload(world: World, id: string | null | undefined): void {
  if (id !== null && id !== undefined) world.uploads.remove(id);
}

/** Where an upload can be fetched. */
export function uploadUrl(world: World, id: string): string {
  const path = operationTable.getUpload.path.replace('{id}', id);
  return `${world.origins.uploadsUrl}${API_BASE_PATHS.control}${path}`;
}
