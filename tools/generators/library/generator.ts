import { join } from 'node:path';
import { type Tree, formatFiles, generateFiles, names, readJson, readNxJson, writeJson } from '@nx/devkit';
import { libraryGenerator as jsLibrary } from '@nx/js';
import { libraryGenerator as reactLibrary } from '@nx/react';
import { insertBefore } from '../insert-before.ts';

type ReactOptions = Parameters<typeof reactLibrary>[1];

interface Manifest {
  version: string;
  dependencies: Record<string, string>;
}

export async function libraryGenerator(tree: Tree, { name, react }: { name: string; react: boolean }) {
  const folder = `libs/${name}`;
  if (tree.exists(folder)) throw new Error(`${folder} exists already.`);
  const options = {
    name,
    directory: folder,
    importPath: `@amana/${name}`,
    useProjectJson: false,
    skipFormat: true,
  };
  // Nx passes the options in nx.json only to a generator that a command names.
  const defaults = readNxJson(tree)?.generators;
  const install = react
    ? await reactLibrary(tree, { ...options, ...(defaults?.['@nx/react']?.['library'] as ReactOptions) })
    : await jsLibrary(tree, { ...options, ...(defaults?.['@nx/js']?.['library'] as object) });

  for (const path of ['README.md', 'tsconfig.lib.json', 'src/lib']) tree.delete(`${folder}/${path}`);
  for (const files of ['common', react ? 'react' : 'js'])
    generateFiles(tree, join(import.meta.dirname, 'files', files), folder, { ...names(name), react });
  const { dependencies } = readJson<Manifest>(tree, 'libs/ui/package.json');
  writeJson(tree, `${folder}/package.json`, {
    name: options.importPath,
    version: readJson<Manifest>(tree, 'package.json').version,
    private: true,
    type: 'module',
    sideEffects: false,
    exports: { '.': './src/index.ts' },
    ...(react && { dependencies: { react: dependencies['react'] } }),
    nx: { name, projectType: 'library', tags: [`scope:${name}`] },
  });
  const rule = `  { sourceTag: 'scope:${name}', onlyDependOnLibsWithTags: [] },\n`;
  insertBefore(tree, 'eslint.config.js', "  { sourceTag: 'scope:tools'", rule);
  await formatFiles(tree);
  return install;
}
