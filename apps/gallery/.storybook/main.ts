import { fileURLToPath } from 'node:url';
import { wideStyles } from '@amana/ui/wide-styles';
import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../../../libs/ui/src/**/*.stories.tsx', '../../web/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  staticDirs: [
    { from: fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js')), to: '/mockServiceWorker.js' },
  ],
  core: { disableTelemetry: true, disableProjectJson: true, disableWhatsNewNotifications: true },
  // It takes two thirds of a build. Controls are those of the properties that a story sets.
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), react(), wideStyles()] }),
};

export default config;
