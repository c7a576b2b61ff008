import type { Locator, Page } from '@playwright/test';

/** Shows older messages until the beginning of the conversation is loaded. */
export async function loadAllMessages(page: Page): Promise<void> {
  const thread = page.getByRole('region', { name: 'Messages' });
  const messages = thread.getByRole('listitem');
  const older = thread.getByRole('button', { name: 'Show older messages' });
  await older.waitFor();
  for (;;) {
    const shown = await messages.count();
    if (!(await pressIfThere(older))) return;
    await messages.nth(shown).waitFor({ state: 'attached' });
  }
}

/** In one step, because older messages also come by scrolling: the button goes away with the last of them. */
function pressIfThere(button: Locator): Promise<boolean> {
  return button.evaluateAll(([found]) => {
    (found as HTMLElement | undefined)?.click();
    return found !== undefined;
  });
}
