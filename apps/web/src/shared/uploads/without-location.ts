import { sniffFileKind } from '@amana/domain';
import { jpegWithoutMetadata } from './jpeg-without-metadata.ts';
import { pngWithoutMetadata } from './png-without-metadata.ts';

/**
 * The file as it may leave the device: a JPEG or PNG picture without where, when and with what it was taken, drawn
 * exactly as before; any other file as it is. What it is, its content says, not its name.
 */
export async function withoutLocation(file: File): Promise<File> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = sniffFileKind(bytes);
  if (kind !== 'jpeg' && kind !== 'png') return file;
  const cleaned = kind === 'jpeg' ? jpegWithoutMetadata(bytes) : pngWithoutMetadata(bytes);
  return new File([cleaned], file.name, { type: file.type });
}
