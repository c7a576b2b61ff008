import { act } from '@testing-library/react';

/** The person looks at this tab again after another one: what matters is read anew. */
export async function returnToTab(): Promise<void> {
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await Promise.resolve();
  });
}
