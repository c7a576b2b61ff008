import type { Page } from '@playwright/test';
import type { SampleRecords } from '../browser/sample-records.ts';
import { type MeasuredScreen, measuredScreens } from '../data-on-screen/measured-screens.ts';
import { loadAllMessages } from './load-all-messages.ts';

interface FullScreen extends MeasuredScreen {
  /** Before anything is measured: brings everything on the screen. */
  prepare: (page: Page) => Promise<void>;
  /** Presses and keys. */
  use: (page: Page) => Promise<void>;
}

const CHAT_LIMIT_SECONDS = 2.7;
const FOCUS_STEPS = 5;

async function openBell(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button').nth(1).waitFor();
  await page.getByRole('tab', { name: 'Unread' }).click();
  await page.keyboard.press('Escape');
}

async function moveFocus(page: Page): Promise<void> {
  for (let step = 0; step < FOCUS_STEPS; step += 1) await page.keyboard.press('Tab');
}

async function turnPage(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.getByText('Page 2 of').waitFor();
}

async function writeMessage(page: Page): Promise<void> {
  await page.getByLabel('Message', { exact: true }).pressSequentially('Good morning');
  await page.keyboard.press('Enter');
  await page.getByRole('log').getByText('Good morning').waitFor();
}

/** The screens of data-on-screen that a signed-in person sees, and a chat of 2,000 messages. */
export function fullScreens(records: SampleRecords): FullScreen[] {
  const uses: Readonly<Record<string, (page: Page) => Promise<void>>> = {
    '/dashboard/overview': openBell,
    '/dashboard/orders': turnPage,
    '/dashboard/transactions': turnPage,
  };
  const screens = measuredScreens(records)
    .filter(({ path }) => path !== '/login')
    .map((screen) => ({
      ...screen,
      prepare: (page: Page) => page.locator(screen.selector).first().waitFor(),
      use: uses[screen.path] ?? moveFocus,
    }));
  const chat = {
    name: 'chat: newest message',
    path: `/dashboard/chats/${records.disputeId}`,
    selector: '[aria-label="Messages"]',
    text: 'Is there any news',
    limitSeconds: CHAT_LIMIT_SECONDS,
    prepare: loadAllMessages,
    use: writeMessage,
  };
  return [...screens, chat];
}
