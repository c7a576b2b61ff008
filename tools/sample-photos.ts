/** `node tools/sample-photos.ts`: photographs the drawings in tools/sample-photos for the scenarios of the mock. */
import { readFileSync, writeFileSync } from 'node:fs';
import { launchBrowser } from './browser/launch-browser.ts';
import { inWorkspace, runMain } from './workspace.ts';

const OUTPUT = 'libs/mock-backend/src/scenarios/sample-photos.json';
const PHOTOS = ['parcel', 'waybill', 'dented-parcel', 'cracked-laptop'];
const SIZE = { width: 400, height: 300 };
/** In percent; the drawings have few details that a lower quality would lose. */
const QUALITY = 40;

await runMain(async () => {
  const browser = await launchBrowser();
  const photos: Record<string, string> = {};
  try {
    const page = await browser.newPage({ viewport: SIZE });
    for (const name of PHOTOS) {
      const svg = readFileSync(inWorkspace('tools/sample-photos', `${name}.svg`), 'utf8');
      await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svg}`);
      const jpeg = await page.screenshot({ type: 'jpeg', quality: QUALITY });
      photos[name] = jpeg.toString('base64');
    }
  } finally {
    await browser.close();
  }
  writeFileSync(inWorkspace(OUTPUT), `${JSON.stringify(photos, null, 2)}\n`);
});
