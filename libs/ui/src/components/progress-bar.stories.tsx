import type { StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './progress-bar.tsx';

export default { title: 'Components/ProgressBar', component: ProgressBar };

export const Default: StoryObj<typeof ProgressBar> = { args: { percent: 40, label: 'Upload' } };
