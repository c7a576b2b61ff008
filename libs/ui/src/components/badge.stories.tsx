import type { StoryObj } from '@storybook/react-vite';
import { Badge } from './badge.tsx';
import { Stack } from './card.tsx';

const COLOURS = ['green', 'red', 'blue', 'purple', 'orange', 'yellow'] as const;

export default { title: 'Components/Badge', component: Badge, argTypes: { colour: { options: COLOURS } } };

export const Default: StoryObj<typeof Badge> = {
  tags: ['!test'],
  args: { colour: 'green', children: 'Paid' },
};

export const Colours: StoryObj = {
  tags: ['dark'],
  render: () => (
    <Stack>
      {COLOURS.map((colour) => (
        <span key={colour}>
          <Badge colour={colour}>{colour}</Badge>
        </span>
      ))}
    </Stack>
  ),
};
