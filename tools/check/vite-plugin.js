import { createNodes as viteNodes } from '@nx/vite/plugin';

/** No option of the plugin leaves these targets out. */
const UNUSED_TARGETS = ['serve-static', 'build-deps', 'watch-deps'];
const [configFiles, inferTargets] = viteNodes;

/** The plugin of `@nx/vite` without targets that nobody runs. */
export const createNodes = [
  configFiles,
  async (...args) => {
    const nodes = await inferTargets(...args);
    const projects = nodes.flatMap(([, { projects: found = {} }]) => Object.values(found));
    for (const { targets = {} } of projects) for (const name of UNUSED_TARGETS) delete targets[name];
    return nodes;
  },
];
