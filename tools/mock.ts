/** `npm run mock -- [options]`: the mock server alone, on a contract that is generated when it is not up to date. */
import { ensureGenerated } from './start/ensure-generated.ts';
import { whenOrphaned } from './start/when-orphaned.ts';
import { explain } from './workspace.ts';

try {
  ensureGenerated();
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
whenOrphaned(() => process.kill(process.pid, 'SIGTERM'));
// Reads the options from the command line, and needs what was just generated.
await import('@amana/mock-server/main');
