import type { StoryObj } from '@storybook/react-vite';
import { PasswordField } from './password-field.tsx';

export default { title: 'Fields/PasswordField', component: PasswordField };

export const Default: StoryObj<typeof PasswordField> = {
  args: { label: 'Password', defaultValue: 'Passw0rd!' },
};
