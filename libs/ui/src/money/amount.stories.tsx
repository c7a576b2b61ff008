import type { StoryObj } from '@storybook/react-vite';
import { Stack } from '../components/card.tsx';
import { Amount } from './amount.tsx';

export default { title: 'Money/Amount', component: Amount };

export const Default: StoryObj<typeof Amount> = { tags: ['!test'], args: { text: '₦287,687.50' } };

export const Tones: StoryObj = {
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
