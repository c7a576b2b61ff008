import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin, Rolldown } from 'vite';
import { build } from 'vite';
import { pathOfCall } from './src/paint/first-calls.ts';
import type { FirstScriptData } from './src/paint/first-script-data.ts';
import { firstScriptDataElement } from './src/paint/first-script-data.ts';
import { PAGE_MODULES } from './src/paint/page-modules.ts';

const SCREENS = 'src/paint/painted-screens.tsx';
const FIRST_SCRIPT = 'src/paint/first-script.ts';
const ENTRY_TAG = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;
const PRELOAD_TAGS = /\s*<link rel="modulepreload"[^>]*>/g;
/** The icons and the manifest: no part of the first paint. */
const ICON_TAGS = /\s*<link rel="(?:icon|apple-touch-icon|manifest)"[^>]*>/g;
/** Stands for them until then: a browser that finds no icon asks for one of its own accord. */
const NO_ICON_YET = '<link rel="icon" href="data:," />';
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
      rolldownOptions: { input, output: isServer ? { codeSplitting: false } : { format: 'iife' } },
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
  // A visitor of whom nothing is stored.
  Reflect.set(globalThis, 'localStorage', { getItem: () => null });
  try {
    const { paint } = (await import(pathToFileURL(file).href)) as { paint: () => Painted };
    return paint();
  } finally {
    Reflect.deleteProperty(globalThis, 'localStorage');
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
        const found = PAGE_MODULES.map(({ modules, isPainted = false, ...page }) => {
          const chunks = new Set(
            modules.flatMap((module) => [...withImports(bundle, chunkOf(bundle, module))]),
          );
          const scripts = [...chunks].filter((file) => !entry.includes(file));
          return {
            path: page.path,
            isForVisitors: page.isForVisitors ?? false,
            calls: (page.calls ?? []).map(pathOfCall),
            isPainted,
            scripts,
            styles: scripts.flatMap((file) => styleFilesOf(bundle, file)),
          };
        });
        const paintedStyles = new Set(found.flatMap(({ isPainted, styles }) => (isPainted ? styles : [])));
        const pages = found.map(({ path, isForVisitors, calls, scripts, styles }) => ({
          path,
          isForVisitors,
          calls,
          files: [...scripts, ...styles.filter((file) => !paintedStyles.has(file))].map(address),
        }));
        const { screens, settings } = await paintedScreens(root);
        const data: FirstScriptData = { base, scripts: entry.map(address), pages, settings };
        const paints = Object.fromEntries(
          Object.entries(screens).map(([name, markup]) => [`paint-${name}`, markup]),
        );
        const icons = [...html.matchAll(ICON_TAGS)].map(([tag]) => tag.trim()).join('');
        const templates = Object.entries({ ...paints, icons }).map(
          ([id, markup]) => `<template id="${id}">${markup}</template>`,
        );
        // Chunks that need a style sheet find it there already: the same rules stand in the page.
        const inPage = (file: string) =>
          `\n    <link rel="stylesheet" href="${address(file)}" disabled /><style>${textOf(bundle, file)}</style>`;
        const firstScript = await codeOf(root, FIRST_SCRIPT, false);
        const styles = [
          ...[...html.matchAll(STYLE_TAGS)].map(([, href = '']) => href.slice(base.length)),
          ...paintedStyles,
        ];
        return html
          .replace(ENTRY_TAG, '')
          .replaceAll(PRELOAD_TAGS, '')
          .replaceAll(STYLE_TAGS, '')
          .replaceAll(ICON_TAGS, '')
          .replace(
            '</head>',
            () => `  ${NO_ICON_YET}${styles.map((file) => inPage(file)).join('')}\n  </head>`,
          )
          .replace(
            '</body>',
            () =>
              `${templates.join('\n')}\n` +
              `${firstScriptDataElement(data)}\n` +
              `<script>${firstScript}</script>\n  </body>`,
          );
      },
    },
  };
}
