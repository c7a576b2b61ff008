import type { Tree } from '@nx/devkit';

/** Inserts a text before the last place where a file has the marker. */
export function insertBefore(tree: Tree, path: string, marker: string, text: string): void {
  const content = tree.read(path, 'utf8') ?? '';
  const place = content.lastIndexOf(marker);
  if (place === -1) throw new Error(`${path} does not contain ${marker}`);
  tree.write(path, content.slice(0, place) + text + content.slice(place));
}
