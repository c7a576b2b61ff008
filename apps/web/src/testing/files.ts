import { CLEAN_JPEG } from '@amana/api/testing';

const PNG_HEAD = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

function file(name: string, type: string, head: readonly number[], size: number): File {
  const bytes = new Uint8Array(size);
  bytes.set(head);
  return new File([bytes], name, { type });
}

export const aPng = (name = 'parcel.png', size = 64) => file(name, 'image/png', PNG_HEAD, size);
export const aJpeg = (name = 'parcel.jpg') => new File([CLEAN_JPEG], name, { type: 'image/jpeg' });
