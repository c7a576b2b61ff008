import { createRequire } from 'node:module';

// A dependency of @nx/vite. npm 11.19 failed when it was a direct dependency.
const { createNodes } = createRequire(import.meta.resolve('@nx/vite'))('@nx/vitest');
export { createNodes };
