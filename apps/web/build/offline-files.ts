import type { Manifest } from 'vite';

function withImports(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  if (!seen.has(key)) {
    seen.add(key);
    for (const imported of manifest[key]?.imports ?? []) withImports(manifest, imported, seen);
  }
  return seen;
}

/** Only wide windows load the files of this folder; without them the page has the layout of phones. */
const FOR_WIDE_WINDOWS = '/wide/';

function withDynamicImports(manifest: Manifest, keys: readonly string[]): string[] {
  const loaded = new Set(keys.flatMap((key) => [...withImports(manifest, key)]));
  const onDemand = [...loaded]
    .flatMap((key) => manifest[key]?.dynamicImports ?? [])
    .filter((key) => !key.includes(FOR_WIDE_WINDOWS));
  return [...new Set([...loaded, ...onDemand.flatMap((key) => [...withImports(manifest, key)])])];
}

/** Scripts of the entry, of every page and of every dialog: with these alone the app opens at any address. */
export function offlineFiles(manifest: Manifest): string[] {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const keys = withDynamicImports(manifest, withDynamicImports(manifest, entries));
  return keys.flatMap((key) => manifest[key]?.file ?? []).filter((file) => file.endsWith('.js'));
}
