import type { StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../components/button.tsx';
import { Notice } from '../components/notice.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { toast, toastLayer } from './toast.tsx';

export default { title: 'Components/Overlays' };

export const Danger: StoryObj = {
  render: () => (
    <>
      <Button variant="danger">Cancel Order</Button>
      <ConfirmDialog
        title="Cancel Order"
        text="The order ends, and nobody can pay it any more."
        failure={<Notice tone="danger">An error occurred while cancelling your order.</Notice>}
        isOpen
        isDanger
        onConfirm={fn()}
        onCancel={fn()}
      />
    </>
  ),
};

export const Busy: StoryObj = {
  tags: ['!test'],
  render: () => (
    <Dialog title="Report Delivery" isOpen isBusy onClose={fn()}>
      <Button block loading>
        Submit
      </Button>
    </Dialog>
  ),
};

const UNTIL_DISMISSED_MS = 0;

export const Toasts: StoryObj = {
  beforeEach: () => {
    toast.success('Order approved successfully', UNTIL_DISMISSED_MS);
    toast.warning('Check the account number', UNTIL_DISMISSED_MS);
    toast.error('An error occurred', UNTIL_DISMISSED_MS);
    return () => toastLayer().remove();
  },
  render: () => <Button>Below the toasts</Button>,
};
