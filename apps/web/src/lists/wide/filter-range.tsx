import { serverClock } from '@amana/api';
import { lagosDay } from '@amana/domain';
import { DateRangeField, loadStyles } from '@amana/ui/wide';
import { type FilterRangeProps, dateRangeProblem } from '../list-filters.ts';

const DAY_MS = 86_400_000;

export async function loadFilterRange(): Promise<typeof FilterRange> {
  await loadStyles();
  return FilterRange;
}

function FilterRange({ filters, onChange }: FilterRangeProps) {
  const now = serverClock.now();
  const today = lagosDay(now);
  return (
    <DateRangeField
      label="Dates"
      value={filters}
      error={dateRangeProblem(filters) ?? undefined}
      presets={[
        { label: 'Today', from: today, to: today },
        { label: 'Last 7 days', from: lagosDay(now - 6 * DAY_MS), to: today },
        { label: 'This month', from: `${today.slice(0, 8)}01`, to: today },
      ]}
      onChange={onChange}
    />
  );
}
