/** `npm run mock -- [options]`: generates the API client if it is stale, and runs the mock server alone. */
import { ensureGenerated } from './start/ensure-generated.ts';
import { runMain } from './workspace.ts';

await runMain(async () => {
  ensureGenerated();
  // Imported only now, because it needs the generated code; it reads the command line itself.
  await import('@amana/mock-server/main');
});
