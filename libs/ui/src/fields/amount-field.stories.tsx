import type { StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AmountField } from './amount-field.tsx';

export default { title: 'Fields/AmountField', component: AmountField };

export const Default: StoryObj<typeof AmountField> = {
  args: { label: 'Amount', value: '285,000', onText: fn() },
};
