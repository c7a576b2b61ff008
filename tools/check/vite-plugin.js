import { createNodes as inferred } from '@nx/vite/plugin';

/** Nobody runs these targets of @nx/vite, and no option leaves them out. */
const UNUSED = ['serve-static', 'build-deps', 'watch-deps'];
const [pattern, infer] = inferred;

async function inferUsed(...args) {
  const results = await infer(...args);
  const projects = results.flatMap(([, result]) => Object.values(result.projects ?? {}));
  for (const { targets = {} } of projects) for (const name of UNUSED) delete targets[name];
  return results;
}

export const createNodes = [pattern, inferUsed];
