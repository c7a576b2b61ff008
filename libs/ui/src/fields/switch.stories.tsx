import type { StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Switch } from './switch.tsx';

export default { title: 'Fields/Switch', component: Switch };

export const Default: StoryObj<typeof Switch> = { args: { label: 'Emails', checked: true, onChange: fn() } };
