import { fileOf } from '@amana/mock-backend';
import photos from './sample-photos.json' with { type: 'json' };

export type SamplePhoto = keyof typeof photos;

export function samplePhoto(name: SamplePhoto = 'parcel'): File {
  return fileOf({ base64: photos[name], name: `${name}.jpg`, mediaType: 'image/jpeg' });
}
