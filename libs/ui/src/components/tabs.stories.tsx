import type { StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Tabs } from './tabs.tsx';

export default { title: 'Components/Tabs', component: Tabs };

export const Default: StoryObj<typeof Tabs> = {
  args: {
    label: 'Orders',
    tabs: [
      { key: 'all', label: 'All', count: 12 },
      { key: 'buy', label: 'Buying' },
      { key: 'sell', label: 'Selling' },
    ],
    selected: 'all',
    onSelect: fn(),
  },
};
