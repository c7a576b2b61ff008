/** A small grey parcel, so that evidence opens as a picture. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAAAAAA6mKC9AAAAFklEQVR42mM4gQYYTkyDACg93AXQAABia6R1NRbtTAAAAABJRU5ErkJggg==';

export function sampleParcel(): File {
  const bytes = Uint8Array.from(atob(PNG), (character) => character.charCodeAt(0));
  return new File([bytes], 'parcel.png', { type: 'image/png' });
}
