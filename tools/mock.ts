/** `npm run mock -- [options]`: the mock server alone, on a contract that is generated when it is not up to date. */
import { ensureGenerated } from './start/ensure-generated.ts';
import { explain } from './workspace.ts';

const PARENT_CHECK_MS = 500;

try {
  ensureGenerated();
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
// npm starts a shell between, which may be gone without this process hearing of it.
const startedBy = process.ppid;
setInterval(() => {
  if (process.ppid !== startedBy) process.kill(process.pid, 'SIGTERM');
}, PARENT_CHECK_MS).unref();
// Reads the options from the command line, and needs what was just generated.
await import('@amana/mock-server/main');
