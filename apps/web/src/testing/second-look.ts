import { act, screen } from '@testing-library/react';
import { vi } from 'vitest';

const PAUSE_MS = 5_000;

/** Runs the second look for a change at once. The test needs fake timers that advance by themselves. */
export async function hurrySecondLook(): Promise<void> {
  await screen.findByText('Checking…');
  await act(() => vi.advanceTimersByTimeAsync(PAUSE_MS));
}
