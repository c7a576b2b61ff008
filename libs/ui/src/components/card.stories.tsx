import type { StoryObj } from '@storybook/react-vite';
import { Card } from './card.tsx';

export default { title: 'Components/Card', component: Card };

export const Default: StoryObj<typeof Card> = {
  args: { edge: 'green', children: 'Leather sandals, size 43' },
};
