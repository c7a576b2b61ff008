import type { Page } from '@playwright/test';
import type { SampleRecords } from '../browser/sample-records.ts';
import { loadAllMessages } from './load-all-messages.ts';

interface HeavyScreen {
  name: string;
  path: string;
  /** Brings everything on the screen. */
  prepare: (page: Page) => Promise<void>;
}

export function heavyScreens({ paidId, disputeId }: SampleRecords): HeavyScreen[] {
  const shown = (page: Page) => page.getByText('₦').first().waitFor();
  return [
    { name: 'overview', path: '/dashboard/overview', prepare: shown },
    { name: 'chat of 2,000 messages', path: `/dashboard/chats/${disputeId}`, prepare: loadAllMessages },
    { name: 'manage transaction', path: `/dashboard/manage-transactions/${paidId}`, prepare: shown },
  ];
}
