import type { StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { RadioCards } from './radio-cards.tsx';

export default { title: 'Components/RadioCards', component: RadioCards };

export const Default: StoryObj<typeof RadioCards> = {
  args: {
    legend: 'Payment method',
    name: 'method',
    choices: [
      { value: 'bank', label: 'Bank Transfer' },
      { value: 'card', label: 'Card', note: 'Coming Soon', disabled: true },
    ],
    selected: 'bank',
    onSelect: fn(),
  },
};
