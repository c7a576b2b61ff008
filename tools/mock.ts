/** `npm run mock -- [options]`: generates the API client if it is stale, and runs the mock server alone. */
import { enableCompileCache } from 'node:module';
import { ensureGenerated } from './start/ensure-generated.ts';
import { runMain } from './workspace.ts';

await runMain(async () => {
  ensureGenerated();
  enableCompileCache();
  // Imported only now, because it needs the generated code.
  const { runCommand } = await import('@amana/mock-server/run-command');
  await runCommand(process.argv.slice(2));
});
