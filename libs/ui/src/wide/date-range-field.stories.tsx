import type { StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { DateRangeField } from './date-range-field.tsx';
import { loadStyles } from './load-styles.ts';

export default {
  title: 'Wide windows/DateRangeField',
  component: DateRangeField,
  loaders: [loadStyles],
  globals: { viewport: { value: 'desktop' } },
};

export const Default: StoryObj<typeof DateRangeField> = {
  tags: ['desktop'],
  args: { label: 'Dates', value: { from: '2026-02-01', to: '2026-03-02' }, presets: [], onChange: fn() },
};
