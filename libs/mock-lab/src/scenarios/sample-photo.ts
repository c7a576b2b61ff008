import { fileOf } from '@amana/mock-backend';
import photos from './sample-photos.json' with { type: 'json' };

export type SamplePhoto = keyof typeof photos;

const files = new Map<SamplePhoto, File>();

export function samplePhoto(name: SamplePhoto = 'parcel'): File {
  const known = files.get(name);
  if (known !== undefined) return known;
  const file = fileOf({ base64: photos[name], name: `${name}.jpg`, mediaType: 'image/jpeg' });
  files.set(name, file);
  return file;
}
