import { themeCss } from '@amana/ui/theme';
import type { Preview } from '@storybook/react-vite';
import type { SBType, StrictInputType } from 'storybook/internal/types';

const widthOf = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

const isNothing = (type: SBType) =>
  type.name === 'other' && (type.value === 'null' || type.value === 'undefined');

/** Otherwise Storybook edits `string | undefined` and React nodes as JSON, and names every union "union". */
function editable(argType: StrictInputType, arg: unknown): StrictInputType {
  const { type, table, options } = argType;
  if (type === undefined) return argType;
  const shown =
    type.raw === undefined ? argType : { ...argType, table: { ...table, type: { summary: type.raw } } };
  const parts = type.name === 'union' ? type.value.filter((part) => !isNothing(part)) : [type];
  const [part] = parts;
  if (part === undefined || parts.length > 1) return shown;
  const isNode = part.name === 'other' && part.value === 'ReactNode';
  if (isNode && typeof arg === 'object') return { ...shown, control: { disable: true } };
  const isText = isNode || (part.name === 'other' && typeof arg === 'string' && options === undefined);
  return { ...shown, type: isText ? { ...type, name: 'string' } : { ...type, ...part } };
}

export default {
  tags: ['autodocs'],
  // The web app's build writes the same into its page. The docs page itself is white in both themes.
  beforeAll: () => {
    const textContent = `${themeCss()} .docs-story { background: var(--page); }`;
    document.head.append(Object.assign(document.createElement('style'), { textContent }));
  },
  argTypesEnhancers: [
    ({ argTypes, initialArgs }) =>
      Object.fromEntries(
        Object.entries(argTypes).map(([name, type]) => [name, editable(type, initialArgs[name])]),
      ),
  ],
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
