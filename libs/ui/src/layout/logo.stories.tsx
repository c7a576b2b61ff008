import type { StoryObj } from '@storybook/react-vite';
import { Logo } from './layout.tsx';

export default { title: 'Layout/Logo', component: Logo };

export const Default: StoryObj<typeof Logo> = { tags: ['!test'], args: { name: 'Amana' } };
