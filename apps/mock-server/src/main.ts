/** `node apps/mock-server/src/main.ts`: serves the mock backend on a port until it is stopped. */
import { enableCompileCache } from 'node:module';

// Node then strips and compiles each TypeScript file once and not at every start.
enableCompileCache();
const { runCommand } = await import('./run-command.ts');
await runCommand(process.argv.slice(2));
