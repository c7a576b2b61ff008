import { onTestFinished, vi } from 'vitest';

/** Nothing more can be stored until the test is over. */
export function fillStorage(): void {
  const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  onTestFinished(() => write.mockRestore());
}
