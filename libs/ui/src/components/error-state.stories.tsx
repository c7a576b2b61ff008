import type { StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ErrorState } from './state.tsx';

export default { title: 'Components/ErrorState', component: ErrorState };

export const Default: StoryObj<typeof ErrorState> = { args: { onRetry: fn() } };
