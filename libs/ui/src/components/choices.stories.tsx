import type { StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Stack } from './card.tsx';
import { Chip } from './chip.tsx';
import { Pagination } from './pagination.tsx';
import { RadioCards } from './radio-cards.tsx';
import { Tabs } from './tabs.tsx';

export default { title: 'Components/Choices' };

export const Lists: StoryObj = {
  render: () => (
    <Stack>
      <Tabs
        label="Orders"
        tabs={[
          { key: 'all', label: 'All', count: 12 },
          { key: 'buy', label: 'Buying' },
          { key: 'sell', label: 'Selling' },
        ]}
        selected="all"
        onSelect={fn()}
      />
      <span>
        <Chip onRemove={fn()}>Oldest first</Chip>
      </span>
      <Pagination page={3} pages={9} onPage={fn()} />
    </Stack>
  ),
};

export const Radios: StoryObj = {
  render: () => (
    <RadioCards
      legend="Payment method"
      name="method"
      choices={[
        { value: 'bank', label: 'Bank Transfer' },
        { value: 'card', label: 'Card', note: 'Coming Soon', disabled: true },
      ]}
      selected="bank"
      onSelect={fn()}
    />
  ),
};
