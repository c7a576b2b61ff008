import { onTestFinished } from 'vitest';

export function widenWindow(): void {
  const { innerWidth } = window;
  window.innerWidth = 1440;
  onTestFinished(() => {
    window.innerWidth = innerWidth;
  });
}
