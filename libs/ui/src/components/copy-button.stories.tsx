import type { StoryObj } from '@storybook/react-vite';
import { CopyButton } from './copy-button.tsx';

export default { title: 'Components/CopyButton', component: CopyButton };

export const Default: StoryObj<typeof CopyButton> = { args: { text: '0123456789', label: 'Copy number' } };
