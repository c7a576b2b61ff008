/** `npm run mock -- [options]`: generates the API client if it is stale, and runs the mock server alone. */
import { ensureGenerated } from './start/ensure-generated.ts';
import { onParentExit } from './start/on-parent-exit.ts';
import { explain } from './workspace.ts';

try {
  ensureGenerated();
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
onParentExit(() => process.kill(process.pid, 'SIGTERM'));
// Imported only now, because it needs the generated code; it reads the command line itself.
await import('@amana/mock-server/main');
