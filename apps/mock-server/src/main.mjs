/** `node apps/mock-server/src/main.mjs`: serves the mock backend on a port until it is stopped. */
import { enableCompileCache } from 'node:module';

// Caches compiled TypeScript between starts. This file is JavaScript, to avoid loading the type stripper for it alone.
enableCompileCache();
const { runCommand } = await import('./run-command.ts');
await runCommand(process.argv.slice(2));
