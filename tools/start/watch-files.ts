import { once } from 'node:events';
import { watch } from 'chokidar';

/** An editor that saves all files, or a change of branch, causes many changes at once. */
const GATHER_MS = 100;

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file);
}

/** Calls `onChange` after a change of these files and folders, except of tests. Resolves when all are watched. */
export async function watchFiles(paths: string[], onChange: () => void): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(paths, { ignored: isTest, ignoreInitial: true }).on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, GATHER_MS);
  });
  await once(watcher, 'ready');
}
