import type { StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { UploadProgress } from './upload-progress.tsx';

export default { title: 'Fields/UploadProgress', component: UploadProgress };

export const Default: StoryObj<typeof UploadProgress> = {
  args: { percent: 40, label: 'Upload', onStop: fn() },
};
