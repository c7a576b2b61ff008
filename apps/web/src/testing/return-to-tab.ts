import { act } from '@testing-library/react';

/** Makes the tab visible again, which refreshes its queries. */
export async function returnToTab(): Promise<void> {
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await Promise.resolve();
  });
}
