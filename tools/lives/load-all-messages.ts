import type { Page } from '@playwright/test';

/** Shows older messages until the beginning of the conversation is loaded. */
export async function loadAllMessages(page: Page): Promise<void> {
  const thread = page.getByRole('region', { name: 'Messages' });
  const older = thread.getByRole('button', { name: 'Show older messages' });
  await older.waitFor();
  while ((await older.count()) > 0) {
    const shown = await thread.getByRole('listitem').count();
    await older.click();
    await page.waitForFunction(
      (before) => document.querySelectorAll('[aria-label="Messages"] li').length > before,
      shown,
    );
  }
}
