import { act } from '@testing-library/react';

export async function returnToTab(): Promise<void> {
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await Promise.resolve();
  });
}
