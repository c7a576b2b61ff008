import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../components/card.tsx';
import { TextField } from './text-field.tsx';

export default {
  title: 'Fields/TextField',
  component: TextField,
  args: { label: 'Email', hint: 'The order is sent here.', placeholder: 'name@example.com' },
} satisfies Meta<typeof TextField>;

export const Default: StoryObj = { tags: ['!test'] };

export const States: StoryObj<typeof TextField> = {
  tags: ['dark'],
  render: (args) => (
    <Stack>
      <TextField {...args} />
      <TextField label="Phone Number" defaultValue="0803" error="Enter 11 digits." />
      <TextField label="Account Name" defaultValue="ADA OBI" disabled />
    </Stack>
  ),
};
