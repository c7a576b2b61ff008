/** `node apps/mock-server/src/main.mjs`: serves the mock backend on a port until it is stopped. */
import { enableCompileCache } from 'node:module';

// Node then strips and compiles each TypeScript file once and not at every start. This file is JavaScript, because what
// strips types would have to be loaded for it alone.
enableCompileCache();
const { runCommand } = await import('./run-command.ts');
await runCommand(process.argv.slice(2));
