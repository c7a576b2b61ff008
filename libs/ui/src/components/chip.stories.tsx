import type { StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Chip } from './chip.tsx';

export default { title: 'Components/Chip', component: Chip };

export const Default: StoryObj<typeof Chip> = { args: { children: 'Oldest first', onRemove: fn() } };
