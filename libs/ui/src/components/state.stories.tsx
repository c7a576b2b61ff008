import type { StoryObj } from '@storybook/react-vite';
import { State } from './state.tsx';

export default { title: 'Components/State', component: State };

export const Default: StoryObj<typeof State> = {
  args: { title: 'No Transactions Yet', text: 'Your orders will be listed here.' },
};
