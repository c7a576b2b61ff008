import { join } from 'node:path';
import { markSettings } from '@amana/hosting';
import { type Plugin, type ResolvedConfig, type Rolldown, createServer } from 'vite';
import { bundleFile } from './bundle-file.ts';

const BOOT = 'src/app/boot';
const ENTRY_TAG = /<script type="module"([^>]*) src=("[^"]*")><\/script>/;
const STYLE_TAG = /\s*<link rel="stylesheet"[^>]*href="[^"]*\/([^"/]+)"[^>]*>/g;

/** The chunk of signed-in visitors' first API calls; the browser fetches it while it still loads the entry. */
const FIRST_CALLS = { shell: 'shell-dashboard', chunk: 'transport' };

function preloadsOf(shell: string, bundle: Rolldown.OutputBundle): string {
  if (shell !== FIRST_CALLS.shell) return '';
  const chunk = Object.values(bundle).find(
    (output) => output.type === 'chunk' && output.name === FIRST_CALLS.chunk,
  );
  if (chunk === undefined) throw new Error(`No chunk is named ${FIRST_CALLS.chunk}`);
  return `<link rel="modulepreload" href="/${chunk.fileName}">`;
}

async function renderedShells(root: string): Promise<Record<string, string>> {
  const server = await createServer({
    root,
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { renderShells } = await server.ssrLoadModule(`/${BOOT}/shells.tsx`);
    return await (renderShells as () => Promise<Record<string, string>>)();
  } finally {
    await server.close();
  }
}

/** The boot script sets these styles, because the Content-Security-Policy forbids style attributes. */
function withoutStyleAttributes(markup: string): string {
  return markup.replaceAll(' style="', ' data-style="');
}

export function appShells(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'app-shells',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const { root } = config;
        const styleOf = (name: string) => {
          const asset = bundle[`${config.build.assetsDir}/${name}`];
          return asset?.type === 'asset' ? `<style>${String(asset.source)}</style>` : '';
        };
        const shells = Object.entries(await renderedShells(root)).map(([id, markup]) => {
          return `<template id="${id}">${preloadsOf(id, bundle)}${markSettings(withoutStyleAttributes(markup))}</template>\n`;
        });
        const script = await bundleFile(join(root, BOOT, 'boot-script.ts'), { root });
        return (
          html
            // The boot script starts the entry.
            .replace(ENTRY_TAG, '<link rel="modulepreload"$1 href=$2>')
            .replace(STYLE_TAG, (_, name: string) => styleOf(name))
            .replace('</body>', () => `${shells.join('')}<script>${script}</script>\n  </body>`)
        );
      },
    },
  };
}
