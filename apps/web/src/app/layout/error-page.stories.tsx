import type { StoryObj } from '@storybook/react-vite';
import { ErrorPage } from './error-page.tsx';

export default { title: 'Screens/Failures', tags: ['!autodocs'], component: ErrorPage };

export const Fault: StoryObj<typeof ErrorPage> = { args: { error: new Error('Cannot read an order') } };

export const PartNotLoaded: StoryObj<typeof ErrorPage> = {
  tags: ['!test'],
  args: { error: new TypeError('Failed to fetch dynamically imported module') },
};
