import type { StoryObj } from '@storybook/react-vite';
import { SelectField } from './text-field.tsx';

export default { title: 'Fields/SelectField', component: SelectField };

export const Default: StoryObj<typeof SelectField> = {
  args: { label: 'Gender', children: <option>Female</option> },
};
