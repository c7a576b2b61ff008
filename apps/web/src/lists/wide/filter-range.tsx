import { serverClock } from '@amana/api';
import { daysAfter, lagosDay } from '@amana/domain';
import { DateRangeField, loadStyles } from '@amana/ui/wide';
import { type FilterRangeProps, dateRangeProblem } from '../list-filters.ts';

export async function loadFilterRange(): Promise<typeof FilterRange> {
  await loadStyles();
  return FilterRange;
}

function FilterRange({ filters, onChange }: FilterRangeProps) {
  const today = lagosDay(serverClock.now());
  return (
    <DateRangeField
      label="Dates"
      value={filters}
      error={dateRangeProblem(filters) ?? undefined}
      presets={[
        { label: 'Today', from: today, to: today },
        { label: 'Last 7 days', from: daysAfter(today, -6), to: today },
        { label: 'This month', from: `${today.slice(0, 8)}01`, to: today },
      ]}
      onChange={onChange}
    />
  );
}
