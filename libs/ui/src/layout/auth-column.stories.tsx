import type { StoryObj } from '@storybook/react-vite';
import { AuthColumn, Logo } from './layout.tsx';

export default { title: 'Layout/AuthColumn', component: AuthColumn, parameters: { layout: 'fullscreen' } };

export const Default: StoryObj<typeof AuthColumn> = {
  args: {
    logo: <Logo name="Amana" />,
    footer: 'Amana holds what the buyer pays.',
    children: <h1>Log In</h1>,
  },
};
