/** Generates the API client if it is stale, then runs a command that needs it: run.ts FILE [options]. */
import { enableCompileCache } from 'node:module';
import { pathToFileURL } from 'node:url';
import { ensureGenerated } from './ensure-generated.ts';
import { inWorkspace, runMain } from './workspace.ts';

await runMain(async () => {
  ensureGenerated();
  enableCompileCache();
  const [node = '', , command = '', ...options] = process.argv;
  const file = inWorkspace(command);
  process.argv = [node, file, ...options];
  await import(pathToFileURL(file).href);
});
