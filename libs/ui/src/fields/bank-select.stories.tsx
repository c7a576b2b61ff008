import type { StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { BankSelect } from './bank-select.tsx';

export default { title: 'Fields/BankSelect', component: BankSelect };

export const Default: StoryObj<typeof BankSelect> = {
  args: {
    label: 'Bank',
    banks: [{ id: '058', name: 'Guaranty Trust Bank' }],
    chosenName: 'Guaranty Trust Bank',
    emptyText: 'No bank found',
    onSelect: fn(),
  },
};
