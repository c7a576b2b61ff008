import type { StoryObj } from '@storybook/react-vite';
import { Button } from './button.tsx';
import { Result } from './result.tsx';

export default { title: 'Components/Result', component: Result };

export const Default: StoryObj<typeof Result> = {
  args: {
    title: 'Product received',
    action: <Button>View receipt</Button>,
    children: 'The seller will be paid ₦282,312.50.',
  },
};
