import type { StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Pagination } from './pagination.tsx';

export default { title: 'Components/Pagination', component: Pagination };

export const Default: StoryObj<typeof Pagination> = { args: { page: 3, pages: 9, onPage: fn() } };
