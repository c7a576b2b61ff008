import { fileURLToPath } from 'node:url';
import { wideStyles } from '@amana/ui/wide-styles';
import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';

/** Reading the props of every module would triple the time of a build. */
const readComponentsOnly = (plugin: PluginOption): PluginOption =>
  plugin &&
  'transform' in plugin &&
  plugin.name === 'storybook:react-docgen-plugin' &&
  typeof plugin.transform === 'function'
    ? { ...plugin, transform: { filter: { id: /\/libs\/ui\/src\// }, handler: plugin.transform } }
    : plugin;

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../../../libs/ui/src/**/*.stories.tsx', '../../web/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: [
    { from: fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js')), to: '/mockServiceWorker.js' },
  ],
  core: { disableTelemetry: true, disableProjectJson: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  viteFinal: ({ plugins = [], ...vite }) => ({
    ...vite,
    plugins: [...plugins.map(readComponentsOnly), react(), wideStyles()],
  }),
};

export default config;
