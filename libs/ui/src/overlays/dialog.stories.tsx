import type { StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../components/button.tsx';
import { Dialog } from './dialog.tsx';

export default {
  title: 'Overlays/Dialog',
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
};

export const Form: StoryObj<typeof Dialog> = {
  args: { title: 'Report Delivery', isOpen: true, onClose: fn(), children: <Button block>Submit</Button> },
  render: (args) => (
    <>
      <Button>Report Delivery</Button>
      <Dialog {...args} />
    </>
  ),
};
