import { EVIDENCE_UPLOAD, checkUpload } from '@amana/domain';
import { expect, test } from 'vitest';
import { samplePhoto } from './sample-photo.ts';
import photos from './sample-photos.json' with { type: 'json' };

const MOST_BYTES = 60_000;
const NAMES = Object.keys(photos) as (keyof typeof photos)[];

test.each(NAMES)('the photo %s is accepted as evidence', async (name) => {
  const photo = samplePhoto(name);

  expect(checkUpload(photo, new Uint8Array(await photo.arrayBuffer()), EVIDENCE_UPLOAD)).toMatchObject({
    ok: true,
    mediaType: 'image/jpeg',
  });
});

test('all photos together are small', () => {
  const sizes = NAMES.map((name) => samplePhoto(name).size);

  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST_BYTES);
});
