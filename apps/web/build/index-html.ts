import { precompress, writeAppConfig } from '@amana/hosting';
import { BROWSER_APP_CONFIG, MOCK_APP_CONFIG } from '@amana/mock-backend/web-app-config';
import { themeCss } from '@amana/ui/theme';
import type { Plugin } from 'vite';

/** Puts the variables of both themes into index.html, so that the first paint has the right colours. */
export function inlineTheme(): Plugin {
  return {
    name: 'inline-theme',
    transformIndexHtml: () => [{ tag: 'style', children: themeCss(), injectTo: 'head' }],
  };
}

/** Writes the app's style sheet into index.html, so that the first paint needs no other file. */
export function inlineStyles(): Plugin {
  return {
    name: 'inline-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) =>
        html.replace(/<link rel="stylesheet"[^>]*href="[^"]*?([^"/]+)">/, (link, name: string) => {
          const sheet = Object.values(bundle).find(({ fileName }) => fileName.endsWith(name));
          return sheet?.type === 'asset' ? `<style>${String(sheet.source)}</style>` : link;
        }),
    },
  };
}

/** In development the backend is the mock, on a server or in the page; a build is configured where it is served. */
export function mockConfig(): Plugin {
  return {
    name: 'mock-config',
    apply: 'serve',
    transformIndexHtml: (html, { server }) =>
      writeAppConfig(html, server?.config.mode === 'browser-mock' ? BROWSER_APP_CONFIG : MOCK_APP_CONFIG),
  };
}

export function precompressed(): Plugin {
  return {
    name: 'precompressed',
    writeBundle: {
      handler: async ({ dir }) => {
        if (dir !== undefined) await precompress(dir);
      },
    },
  };
}
