import type { StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Badge } from '../components/badge.tsx';
import { DataTable } from './data-table.tsx';
import { loadStyles } from './load-styles.ts';

const ROWS = [
  { id: 1, goods: 'Dell Latitude 5400 laptop, UK used', status: 'Paid', amount: '-₦287,687.50' },
  { id: 2, goods: 'Leather sandals, size 43', status: 'Completed', amount: '+₦49,531.25' },
];

export default {
  title: 'Wide windows/DataTable',
  component: DataTable,
  argTypes: { columns: { control: false } },
  loaders: [loadStyles],
  globals: { viewport: { value: 'desktop' } },
};

export const Default: StoryObj<typeof DataTable<(typeof ROWS)[number]>> = {
  tags: ['desktop'],
  args: {
    label: 'Orders',
    columns: [
      { title: 'Description', cell: ({ goods }) => <a href="#top">{goods}</a> },
      { title: 'Status', cell: ({ status }) => <Badge colour="green">{status}</Badge> },
      {
        title: 'Amount',
        isFigure: true,
        cell: ({ amount }) => amount,
        sort: { order: 'ascend', onSortChange: fn() },
      },
    ],
    rows: ROWS,
    keyOf: ({ id }) => id,
  },
};
