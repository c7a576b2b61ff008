import { onTestFinished, vi } from 'vitest';

export function fillStorage(): void {
  const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  onTestFinished(() => write.mockRestore());
}
