import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../components/button.tsx';
import { toast, toastLayer } from './toast.tsx';

const UNTIL_DISMISSED_MS = 0;

/** The controls are the arguments of the function `toast`. */
export default {
  title: 'Overlays/Toast',
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  argTypes: { kind: { control: 'select', options: Object.keys(toast) }, text: { control: 'text' } },
  args: { kind: 'success', text: 'Order approved successfully' },
  loaders: [({ args: { kind, text } }) => toast[kind](text, UNTIL_DISMISSED_MS)],
  beforeEach: () => () => toastLayer().remove(),
  render: () => <Button>Below the toast</Button>,
} satisfies Meta<{ kind: keyof typeof toast; text: string }>;

export const Success: StoryObj = {};

export const Failure: StoryObj = { args: { kind: 'error', text: 'An error occurred' } };
