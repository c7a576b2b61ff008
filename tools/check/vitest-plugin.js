import { createRequire } from 'node:module';

// It comes with @nx/vite. As a dependency by its name it ended npm 11.19 with an error.
const { createNodes } = createRequire(import.meta.resolve('@nx/vite'))('@nx/vitest');
export { createNodes };
