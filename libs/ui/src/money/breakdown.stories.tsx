import type { StoryObj } from '@storybook/react-vite';
import { Breakdown } from './breakdown.tsx';

export default { title: 'Money/Breakdown', component: Breakdown };

export const Default: StoryObj<typeof Breakdown> = {
  args: {
    rows: [
      { label: 'Amount', value: '₦285,000.00' },
      { label: 'Charges (3.5%)', value: '₦2,500.00' },
      { label: 'VAT (7.5%)', value: '₦187.50' },
      { label: 'Total', value: '₦287,687.50', isTotal: true },
    ],
    note: 'Charge: 3.5%, at most ₦2,500.00. VAT: 7.5% of the charge.',
  },
};
