import { fileOf } from '../use-cases/uploads.ts';
import photos from './sample-photos.json' with { type: 'json' };

/** Drawn in tools/sample-photos. */
export type SamplePhoto = keyof typeof photos;

/** A picture of goods, as somebody would upload it as evidence. */
export function samplePhoto(name: SamplePhoto = 'parcel'): File {
  return fileOf({ base64: photos[name], name: `${name}.jpg`, mediaType: 'image/jpeg' });
}
