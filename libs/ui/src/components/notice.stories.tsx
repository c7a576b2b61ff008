import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from './card.tsx';
import { Notice } from './notice.tsx';

export default {
  title: 'Components/Notice',
  component: Notice,
  args: { children: 'You sent ₦287,187.50 instead of ₦287,687.50.' },
} satisfies Meta<typeof Notice>;

export const Default: StoryObj = { tags: ['!test'] };

export const Tones: StoryObj<typeof Notice> = {
  render: (args) => (
    <Stack>
      {(['info', 'safe', 'warning', 'danger'] as const).map((tone) => (
        <Notice {...args} key={tone} tone={tone} />
      ))}
    </Stack>
  ),
};
