import { precompress, writeAppConfig } from '@amana/hosting';
import { BROWSER_APP_CONFIG, MOCK_APP_CONFIG } from '@amana/mock-backend/web-app-config';
import { themeCss } from '@amana/ui/theme';
import type { Plugin } from 'vite';

/** The variables of both themes are in index.html, so that the first paint has the right colours. */
export function inlineTheme(): Plugin {
  return {
    name: 'inline-theme',
    transformIndexHtml: () => [{ tag: 'style', children: themeCss(), injectTo: 'head' }],
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

/** Writes compressed copies of every text of the build, for whichever web server sends them. */
export function precompressed(): Plugin {
  return {
    name: 'precompressed',
    writeBundle: {
      // After the plugins that write files themselves.
      sequential: true,
      handler: async ({ dir }) => {
        if (dir !== undefined) await precompress(dir);
      },
    },
  };
}
