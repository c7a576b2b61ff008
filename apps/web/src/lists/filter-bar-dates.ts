import { useEffect, useEffectEvent, useState } from 'react';
import type { ListFilters } from './list-filters.ts';
import type { ListFilterState } from './use-list-filters.ts';

type Dates = Pick<ListFilters, 'from' | 'to'>;

/** How long the dates have to stay as they are before the list is filtered by them, in ms. */
const SETTLE_MS = 700;

/**
 * The dates in the fields From and To. An iPhone reports a date for each turn of a wheel, other browsers for each digit of
 * a year: the list is not filtered by those in between.
 */
export function useFilterDates({ filters, change }: Pick<ListFilterState, 'filters' | 'change'>) {
  const [typed, setTyped] = useState<Partial<Dates> | null>(null);
  const dates: Dates = { from: filters.from, to: filters.to, ...typed };
  const isChanged = dates.from !== filters.from || dates.to !== filters.to;
  /** Filters without waiting. */
  const settle = () => {
    if (isChanged) change({ ...typed });
    setTyped(null);
  };
  const settleLater = useEffectEvent(settle);
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(settleLater, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return {
    dates,
    settle,
    type: (changes: Partial<Dates>) => setTyped((now) => ({ ...now, ...changes })),
    /** Changes other filters, or clears a date, together with the dates that are typed. */
    changeNow: (changes: Parameters<typeof change>[0]) => {
      change({ ...typed, ...changes });
      setTyped(null);
    },
  };
}
