import type { Manifest } from 'vite';

/** A chunk and the chunks that it imports statically, by their keys in the manifest. */
function withImports(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  if (!seen.has(key)) {
    seen.add(key);
    for (const imported of manifest[key]?.imports ?? []) withImports(manifest, imported, seen);
  }
  return seen;
}

/** The scripts of the entry and of every page: all that the application needs to open at any address. */
export function filesToStart(manifest: Manifest): string[] {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const pages = entries.flatMap((key) => manifest[key]?.dynamicImports ?? []);
  const keys = new Set([...entries, ...pages].flatMap((key) => [...withImports(manifest, key)]));
  return [...keys].flatMap((key) => manifest[key]?.file ?? []).filter((file) => file.endsWith('.js'));
}
