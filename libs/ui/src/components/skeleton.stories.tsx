import type { StoryObj } from '@storybook/react-vite';
import { Skeleton } from './skeleton.tsx';

export default { title: 'Components/Skeleton', component: Skeleton };

export const Default: StoryObj<typeof Skeleton> = { args: { heights: [56, 120, 44] } };
