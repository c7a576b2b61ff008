import type { StoryObj } from '@storybook/react-vite';
import { PageHeader } from './layout.tsx';

export default { title: 'Layout/PageHeader', component: PageHeader };

export const Default: StoryObj<typeof PageHeader> = {
  tags: ['!test'],
  args: { title: 'Leather sandals, size 43', subtitle: 'Sold by Chidi Okeke' },
};
