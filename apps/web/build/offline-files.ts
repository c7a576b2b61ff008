import type { Manifest } from 'vite';

/** A chunk and the chunks that it imports statically, by their keys in the manifest. */
function withImports(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  if (!seen.has(key)) {
    seen.add(key);
    for (const imported of manifest[key]?.imports ?? []) withImports(manifest, imported, seen);
  }
  return seen;
}

/** What only wide windows load; without it they show what phones show. */
const FOR_WIDE_WINDOWS = '/wide/';

/** These chunks and those that they import on demand on a phone. */
function withDynamicImports(manifest: Manifest, keys: readonly string[]): string[] {
  const loaded = new Set(keys.flatMap((key) => [...withImports(manifest, key)]));
  const onDemand = [...loaded]
    .flatMap((key) => manifest[key]?.dynamicImports ?? [])
    .filter((key) => !key.includes(FOR_WIDE_WINDOWS));
  return [...new Set([...loaded, ...onDemand.flatMap((key) => [...withImports(manifest, key)])])];
}

/**
 * The scripts of the entry, of every page and of every dialog of a page: all that the application needs to open at any
 * address and to go on there.
 */
export function offlineFiles(manifest: Manifest): string[] {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const keys = withDynamicImports(manifest, withDynamicImports(manifest, entries));
  return keys.flatMap((key) => manifest[key]?.file ?? []).filter((file) => file.endsWith('.js'));
}
