import type { Plugin } from 'vite';

/** Fills `antd.css` in every build that loads it. */
export function wideStyles(): Plugin {
  return {
    name: 'wide-styles',
    enforce: 'pre',
    load: {
      filter: { id: /\/wide\/antd\.css(?!.*[?&]url\b)/ },
      handler: async () => {
        // antd takes a second to load, so it is imported only if the file is requested.
        const { wideCss } = await import('./wide-css.ts');
        return wideCss();
      },
    },
  };
}
