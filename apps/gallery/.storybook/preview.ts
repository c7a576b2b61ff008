import { themeCss } from '@amana/ui/theme';
import type { Preview } from '@storybook/react-vite';

const widthOf = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

export default {
  // The web app's build writes the same into its page.
  beforeAll: () => {
    document.head.append(Object.assign(document.createElement('style'), { textContent: themeCss() }));
  },
  globalTypes: {
    theme: { toolbar: { icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true } },
  },
  initialGlobals: { theme: 'light', viewport: { value: 'phone' } },
  parameters: {
    viewport: {
      options: {
        phone: widthOf('Phone', 360, 740),
        tablet: widthOf('Tablet', 768, 1024),
        desktop: widthOf('Desktop', 1440, 900),
      },
    },
    backgrounds: { disable: true },
  },
  beforeEach: ({ globals }) => {
    document.documentElement.dataset['theme'] = String(globals['theme']);
  },
} satisfies Preview;
