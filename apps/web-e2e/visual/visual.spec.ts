import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TEST_NOW } from '@amana/mock-lab/testing';
import { test as base, expect } from '@playwright/test';
import { preview } from 'vite';
import { expectAccessibleInBothThemes, setTheme } from '../fixtures/accessibility.ts';

const GALLERY = join(import.meta.dirname, '../../gallery');

interface Story {
  readonly type: 'story' | 'docs';
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly tags: readonly string[];
}

const index = JSON.parse(readFileSync(join(GALLERY, 'dist/index.json'), 'utf8')) as {
  entries: Record<string, Story>;
};

const PHONE = { width: 360, height: 640 };
const TABLET = { width: 768, height: 640 };
const DESKTOP = { width: 1440, height: 640 };

/** The built gallery on a free port. */
const test = base.extend<object, { gallery: string }>({
  gallery: [
    async ({}, use) => {
      const server = await preview({
        root: GALLERY,
        configFile: false,
        build: { outDir: 'dist' },
        preview: { port: 0 },
      });
      await use(server.resolvedUrls?.local[0] ?? '');
      await server.close();
    },
    { scope: 'worker' },
  ],
});

for (const { type, id, title, name, tags } of Object.values(index.entries)) {
  // Storybook's tag of stories that are tested; `!test` removes it.
  if (type === 'docs' || !tags.includes('test')) continue;
  test(`${title}: ${name}`, async ({ page, gallery }) => {
    await page.setViewportSize(tags.includes('desktop') ? DESKTOP : PHONE);
    await page.clock.setFixedTime(TEST_NOW);
    // The code for support is the start of a random id.
    await page.addInitScript(() => {
      crypto.getRandomValues = (bytes) => bytes;
    });
    // The add-on for accessibility would run axe at the same time.
    await page.goto(`${gallery}iframe.html?viewMode=story&id=${id}&globals=a11y.manual:!true`);
    await page.locator('#storybook-root > *').first().waitFor({ state: 'attached' });
    if (title.startsWith('Screens')) {
      await page.getByRole('heading').first().waitFor();
      await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    }
    // The page of a proof shows the address, whose port is not fixed.
    const addresses = page.getByText(new URL(gallery).host, { exact: true });
    await addresses.evaluateAll((parts) => parts.forEach((part) => (part.textContent = 'amana.test')));
    await expect(page).toHaveScreenshot(`${id}.png`);
    // Storybook's own messages; they are hidden, but their texts would be checked too.
    await page.locator('.sb-wrapper').evaluateAll((parts) => parts.forEach((part) => part.remove()));
    await expectAccessibleInBothThemes(page, '#storybook-root');
    if (tags.includes('dark')) {
      await setTheme(page, 'dark');
      await expect(page).toHaveScreenshot(`${id}-dark.png`);
      await setTheme(page, 'light');
    }
    if (tags.includes('tablet')) {
      await page.setViewportSize(TABLET);
      await expect(page).toHaveScreenshot(`${id}-tablet.png`);
    }
  });
}
