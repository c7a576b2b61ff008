import type { StoryObj } from '@storybook/react-vite';
import { Labelled } from './labelled.tsx';

export default { title: 'Components/Labelled', component: Labelled };

export const Default: StoryObj<typeof Labelled> = { args: { label: 'Seller', children: 'Chidi Okeke' } };
