import { onTestFinished } from 'vitest';

export const widenWindow = () => resizeWindow(1440);

export const narrowWindow = () => resizeWindow(360);

function resizeWindow(width: number): void {
  const { innerWidth } = window;
  window.innerWidth = width;
  onTestFinished(() => {
    window.innerWidth = innerWidth;
  });
}
