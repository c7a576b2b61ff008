import { onTestFinished } from 'vitest';

/** Until the test ends, the window is as wide as that of a desktop. */
export function widenWindow(): void {
  const { innerWidth } = window;
  window.innerWidth = 1440;
  onTestFinished(() => {
    window.innerWidth = innerWidth;
  });
}
