import { act, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CheckedAgo } from './checked-ago.tsx';

test.each([
  [0, 'Checked just now'],
  [12_000, 'Checked 12 s ago'],
  [125_000, 'Checked 2 min ago'],
  [7_200_000, 'Checked 2 h ago'],
  [-5_000, 'Checked just now'],
])('data read %d ms ago', (ms, text) => {
  vi.useFakeTimers({ now: 10_000_000 });
  const { container } = render(<CheckedAgo atMs={10_000_000 - ms} />);
  expect(container.textContent).toBe(text);
});

test('the time goes on', async () => {
  vi.useFakeTimers({ now: 10_000_000 });
  const { container } = render(<CheckedAgo atMs={10_000_000} label="Last checked" />);
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  expect(container.textContent).toBe('Last checked 4 s ago');
});
