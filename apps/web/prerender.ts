import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { scriptJson } from '@amana/hosting/page';
import react from '@vitejs/plugin-react';
import type { Plugin, Rolldown } from 'vite';
import { build } from 'vite';
import { PAGE_MODULES } from './src/paint/page-modules.ts';

const SCREENS = 'src/paint/painted-screens.tsx';
const FIRST_SCRIPT = 'src/paint/first-script.ts';
const ENTRY_TAG = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;
const PRELOAD_TAGS = /\s*<link rel="modulepreload"[^>]*>/g;
const STYLE_TAGS = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;

interface Painted {
  screens: Record<string, string>;
  settings: Record<string, unknown>;
}

type Bundle = Rolldown.OutputBundle;

/** One file of the sources as a bundle of its own; class names come out as in the application's. */
async function codeOf(root: string, input: string, isServer: boolean): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [react()],
    ssr: { noExternal: true },
    build: {
      write: false,
      ...(isServer ? { ssr: input } : {}),
      rolldownOptions: { input, output: isServer ? {} : { format: 'iife' } },
    },
  });
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const chunk = outputs.find((output) => output.type === 'chunk' && output.isEntry);
  if (chunk?.type !== 'chunk') throw new Error(`${input} was not built`);
  return chunk.code;
}

/** Runs the real components once, outside of a browser. */
async function paintedScreens(root: string): Promise<Painted> {
  const folder = join(root, '.cache/prerender');
  const file = join(folder, `screens-${process.pid}.mjs`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, await codeOf(root, SCREENS, true));
  try {
    const { paint } = (await import(pathToFileURL(file).href)) as { paint: () => Painted };
    return paint();
  } finally {
    rmSync(file);
  }
}

function textOf(bundle: Bundle, file: string): string {
  const asset = bundle[file];
  if (asset?.type !== 'asset') throw new Error(`${file} is not in the build`);
  return String(asset.source);
}

/** All that a chunk cannot run without, then the chunk. */
function withImports(bundle: Bundle, file: string, seen = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || seen.has(file)) return seen;
  for (const imported of chunk.imports) withImports(bundle, imported, seen);
  return seen.add(file);
}

function chunkOf(bundle: Bundle, module: string): string {
  const found = Object.values(bundle).find(
    (output) => output.type === 'chunk' && output.moduleIds.some((id) => id.endsWith(`/${module}`)),
  );
  if (found === undefined) throw new Error(`${module}, which a page is said to need, is not in the build`);
  return found.fileName;
}

function styleFilesOf(bundle: Bundle, file: string): string[] {
  const chunk = bundle[file];
  return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
}

/**
 * The built index.html paints the first screen by itself: its markup comes from the real components, its styles stand
 * in the page, and the application is fetched after the first paint. Development goes without.
 */
export function prerender(): Plugin {
  let root = '';
  let base = '/';
  return {
    name: 'prerender',
    configResolved(config) {
      root = config.root;
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle, chunk }) {
        if (bundle === undefined || chunk === undefined) throw new Error('The page was built without code');
        const entry = [...withImports(bundle, chunk.fileName)];
        const address = (file: string) => `${base}${file}`;
        const pages = PAGE_MODULES.map(({ path, modules }) => {
          const chunks = new Set(
            modules.flatMap((module) => [...withImports(bundle, chunkOf(bundle, module))]),
          );
          const late = [...chunks].filter((file) => !entry.includes(file));
          return {
            path,
            files: [...late, ...late.flatMap((file) => styleFilesOf(bundle, file))].map(address),
          };
        });
        const { screens, settings } = await paintedScreens(root);
        const data = { base, scripts: entry.map(address), pages, settings };
        const templates = Object.entries(screens).map(
          ([name, markup]) => `<template id="paint-${name}">${markup}</template>`,
        );
        const firstScript = await codeOf(root, FIRST_SCRIPT, false);
        const styles = [...html.matchAll(STYLE_TAGS)].map(([, href = '']) =>
          textOf(bundle, href.slice(base.length)),
        );
        return (
          html
            .replace(ENTRY_TAG, '')
            .replaceAll(PRELOAD_TAGS, '')
            // Chunks that need a style sheet find it there already: the same rules stand in the page.
            .replaceAll(STYLE_TAGS, '\n    <link rel="stylesheet" href="$1" disabled />')
            .replace('</head>', () => `<style>${styles.join('')}</style>\n  </head>`)
            .replace(
              '</body>',
              () =>
                `${templates.join('\n')}\n` +
                `<script type="application/json" id="first-script-data">${scriptJson(data)}</script>\n` +
                `<script>${firstScript}</script>\n  </body>`,
            )
        );
      },
    },
  };
}
