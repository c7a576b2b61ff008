import photos from './sample-photos.json' with { type: 'json' };

/** Drawn in tools/sample-photos. */
export type SamplePhoto = keyof typeof photos;

/** A picture of goods, as somebody would upload it as evidence. */
export function samplePhoto(name: SamplePhoto = 'parcel'): File {
  const bytes = Uint8Array.from(atob(photos[name]), (character) => character.charCodeAt(0));
  return new File([bytes], `${name}.jpg`, { type: 'image/jpeg' });
}
