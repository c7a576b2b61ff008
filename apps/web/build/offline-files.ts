import type { Plugin } from 'vite';

/** Only wide windows load the files of this folder; without them the page has the layout of phones. */
const FOR_WIDE_WINDOWS = '/wide/';

/** Writes offline.json: the scripts with which the app opens at any address, beginning with the entry (public/sw.js). */
export function offlineFiles(): Plugin {
  return {
    name: 'offline-files',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const files = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
      // The loop reaches what it adds.
      for (const file of files) {
        const chunk = chunks.find(({ fileName }) => fileName === file);
        for (const imported of [...(chunk?.imports ?? []), ...(chunk?.dynamicImports ?? [])]) {
          const { facadeModuleId } = chunks.find(({ fileName }) => fileName === imported) ?? {};
          if (facadeModuleId?.includes(FOR_WIDE_WINDOWS) !== true) files.add(imported);
        }
      }
      this.emitFile({ type: 'asset', fileName: 'offline.json', source: JSON.stringify([...files]) });
    },
  };
}
