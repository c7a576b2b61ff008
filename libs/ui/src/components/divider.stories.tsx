import type { StoryObj } from '@storybook/react-vite';
import { Divider } from './divider.tsx';

export default { title: 'Components/Divider', component: Divider };

export const Default: StoryObj<typeof Divider> = { args: { children: 'or' } };
