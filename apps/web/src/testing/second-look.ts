import { act, screen } from '@testing-library/react';
import { vi } from 'vitest';

/** The pause before a change without an answer is looked for again, in ms. */
const PAUSE_MS = 5_000;

/** Lets the second look for a change follow the first at once. The test has fake timers that go on by themselves. */
export async function hurrySecondLook(): Promise<void> {
  await screen.findByText('Checking…');
  await act(() => vi.advanceTimersByTimeAsync(PAUSE_MS));
}
