import type { StoryObj } from '@storybook/react-vite';
import { QrCode } from './qr-code.tsx';

export default { title: 'Components/QrCode', component: QrCode };

export const Default: StoryObj<typeof QrCode> = {
  args: { text: 'https://amana.test/orders/42', label: 'Link to the order' },
};
