import type { StoryObj } from '@storybook/react-vite';
import { TextAreaField } from './text-field.tsx';

export default { title: 'Fields/TextAreaField', component: TextAreaField };

export const Default: StoryObj<typeof TextAreaField> = {
  args: { label: 'Description', defaultValue: 'Leather sandals, size 43' },
};
