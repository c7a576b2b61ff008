import type { StoryObj } from '@storybook/react-vite';
import { Avatar } from './avatar.tsx';

export default { title: 'Components/Avatar', component: Avatar };

export const Default: StoryObj<typeof Avatar> = { args: { name: 'Chidi Okeke' } };
