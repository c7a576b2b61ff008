import { type Tree, generateFiles, OverwriteStrategy } from '@nx/devkit';

/** Creates the files of a folder of templates; one that exists is an error, since it may be a module of the product. */
export function createFiles(
  tree: Tree,
  templates: string,
  folder: string,
  values: Readonly<Record<string, string>>,
): void {
  generateFiles(tree, templates, folder, values, { overwriteStrategy: OverwriteStrategy.ThrowIfExisting });
}
