import type { Plugin } from 'vite';

/** Fills the file of antd's styles, which only wide windows load. */
export function wideStyles(): Plugin {
  return {
    name: 'wide-styles',
    enforce: 'pre',
    load: {
      filter: { id: /\/wide\/antd\.css(?!.*[?&]url\b)/ },
      handler: async () => {
        // antd itself takes a second to load: only where the file is asked for.
        const { wideCss } = await import('@amana/ui/wide-css');
        return wideCss();
      },
    },
  };
}
