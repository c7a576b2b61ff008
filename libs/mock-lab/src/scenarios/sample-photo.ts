import { fileOf } from '@amana/mock-backend';
import photos from './sample-photos.json' with { type: 'json' };

export type SamplePhoto = keyof typeof photos;

/** Trades of a scenario share the files. */
const files = new Map<SamplePhoto, File>();

/** A seller's picture of goods as evidence. */
export function samplePhoto(name: SamplePhoto = 'parcel'): File {
  const known = files.get(name);
  if (known !== undefined) return known;
  const file = fileOf({ base64: photos[name], name: `${name}.jpg`, mediaType: 'image/jpeg' });
  files.set(name, file);
  return file;
}
