import { defineConfig } from 'vitest/config';

/** Every project, for editors and for `npx vitest run PATH` in the root folder; `nx test` runs one project. */
export default defineConfig({
  test: { projects: ['apps/{contract-check,mock-server,web}', 'libs/*', 'tools'] },
});
