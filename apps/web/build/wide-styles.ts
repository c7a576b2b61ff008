import type { Plugin } from 'vite';

export function wideStyles(): Plugin {
  return {
    name: 'wide-styles',
    enforce: 'pre',
    load: {
      filter: { id: /\/wide\/antd\.css(?!.*[?&]url\b)/ },
      handler: async () => {
        // antd takes a second to load, so it is imported only if the file is requested.
        const { wideCss } = await import('@amana/ui/wide-css');
        return wideCss();
      },
    },
  };
}
