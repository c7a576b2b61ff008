import type { StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Badge } from '../components/badge.tsx';
import { DataTable } from './data-table.tsx';
import { DateRangeField } from './date-range-field.tsx';
import { loadStyles } from './load-styles.ts';

export default {
  title: 'Components/Wide windows',
  loaders: [loadStyles],
  globals: { viewport: { value: 'desktop' } },
};

const ROWS = [
  { id: 1, goods: 'Dell Latitude 5400 laptop, UK used', status: 'Paid', amount: '-₦287,687.50' },
  { id: 2, goods: 'Leather sandals, size 43', status: 'Completed', amount: '+₦49,531.25' },
];

export const Table: StoryObj = {
  tags: ['desktop'],
  render: () => (
    <DataTable
      label="Orders"
      columns={[
        { title: 'Description', cell: ({ goods }) => <a href="#top">{goods}</a> },
        { title: 'Status', cell: ({ status }) => <Badge colour="green">{status}</Badge> },
        {
          title: 'Amount',
          isFigure: true,
          cell: ({ amount }) => amount,
          sort: { order: 'ascend', onSortChange: fn() },
        },
      ]}
      rows={ROWS}
      keyOf={({ id }) => id}
    />
  ),
};

export const Dates: StoryObj = {
  tags: ['desktop'],
  render: () => (
    <DateRangeField
      label="Dates"
      value={{ from: '2026-02-01', to: '2026-03-02' }}
      presets={[]}
      onChange={fn()}
    />
  ),
};
