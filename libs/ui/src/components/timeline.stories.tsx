import type { StoryObj } from '@storybook/react-vite';
import { Timeline } from './timeline.tsx';

export default { title: 'Components/Timeline', component: Timeline };

export const Default: StoryObj<typeof Timeline> = {
  args: {
    label: 'Progress',
    entries: [
      { text: 'Approved', when: '1 Mar 2026', step: 'done' },
      { text: 'Paid', step: 'paused', isCurrent: true },
      { text: 'Refunded', step: 'returned' },
      { text: 'Shipped', step: 'ahead' },
    ],
  },
};
