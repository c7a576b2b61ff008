import { precompress, writeAppConfig } from '@amana/hosting';
import { MOCK_APP_CONFIG } from '@amana/mock-backend/web-app-config';
import { themeCss } from '@amana/ui/theme';
import type { Plugin } from 'vite';

/** The variables of both themes are in index.html, so that the first paint has the right colours. */
export function inlineTheme(): Plugin {
  return {
    name: 'inline-theme',
    transformIndexHtml: () => [{ tag: 'style', children: themeCss(), injectTo: 'head' }],
  };
}

/** In development the backend is the mock; a build is configured where it is served. */
export function mockConfig(): Plugin {
  const transformIndexHtml = (html: string) => writeAppConfig(html, MOCK_APP_CONFIG);
  return { name: 'mock-config', apply: 'serve', transformIndexHtml };
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
