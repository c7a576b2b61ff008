import type { StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FileButton } from './file-input.tsx';

export default { title: 'Fields/FileButton', component: FileButton };

export const Default: StoryObj<typeof FileButton> = {
  args: { variant: 'secondary', inputLabel: 'Picture', children: 'Change picture', onFile: fn() },
};
