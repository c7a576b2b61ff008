import type { StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../components/button.tsx';
import { Notice } from '../components/notice.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

export default {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
};

export const Danger: StoryObj<typeof ConfirmDialog> = {
  args: {
    title: 'Cancel Order',
    text: 'The order ends, and nobody can pay it any more.',
    failure: <Notice tone="danger">An error occurred while cancelling your order.</Notice>,
    isOpen: true,
    isDanger: true,
    onConfirm: fn(),
    onCancel: fn(),
  },
  render: (args) => (
    <>
      <Button variant="danger">Cancel Order</Button>
      <ConfirmDialog {...args} />
    </>
  ),
};
