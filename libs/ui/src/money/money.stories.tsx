import type { StoryObj } from '@storybook/react-vite';
import { Card, Stack } from '../components/card.tsx';
import { Amount } from './amount.tsx';
import { Breakdown } from './breakdown.tsx';

export default { title: 'Components/Money' };

export const Amounts: StoryObj = {
  render: () => (
    <Stack>
      <Amount text="₦287,687.50" huge />
      <Amount text="₦1,000,002,686.50" huge />
      <Amount text="+₦282,312.50" tone="positive" />
      <Amount text="-₦287,687.50" tone="negative" />
      <Amount text="₦287,687.50" tone="void" />
    </Stack>
  ),
};

export const Charges: StoryObj = {
  render: () => (
    <Card>
      <Breakdown
        rows={[
          { label: 'Amount', value: '₦285,000.00' },
          { label: 'Charges (3.5%)', value: '₦2,500.00' },
          { label: 'VAT (7.5%)', value: '₦187.50' },
          { label: 'Total', value: '₦287,687.50', isTotal: true },
        ]}
        note="Charge: 3.5%, at most ₦2,500.00. VAT: 7.5% of the charge."
      />
    </Card>
  ),
};
