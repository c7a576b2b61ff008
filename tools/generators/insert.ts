import type { Tree } from '@nx/devkit';

/** Inserts a text after the first match of a pattern, or at its place where the pattern is a lookahead. */
export function insert(tree: Tree, path: string, place: RegExp, text: string): void {
  const content = tree.read(path, 'utf8');
  if (content === null || !place.test(content))
    throw new Error(`${path} has no place for '${text.trim()}': change it by hand.`);
  tree.write(
    path,
    content.replace(place, (found) => found + text),
  );
}
