import { TextField } from '@amana/ui';
import { type ReactNode, Suspense, lazy } from 'react';
import { useWideWindow } from './use-wide-window.ts';
import styles from './filter-bar.module.css';
import type { FilterRangeProps } from './list-filters.ts';

export interface FilterDatesProps extends FilterRangeProps {
  /** The fields From and To. */
  fields: ReactNode;
}

// A separate chunk, because it contains antd. Where it cannot be loaded, the fields are those of a phone.
const FilterRange = lazy(() =>
  import('./wide/filter-range.tsx').then(
    async ({ loadFilterRange }) => ({ default: await loadFilterRange().catch(() => NativeFields) }),
    () => ({ default: NativeFields }),
  ),
);

/** One field for both dates in a wide window, and two elsewhere. */
export function FilterDates(props: FilterDatesProps) {
  if (!useWideWindow()) return <NativeFields {...props} />;
  return (
    <Suspense fallback={<RangePlaceholder />}>
      <FilterRange {...props} />
    </Suspense>
  );
}

function NativeFields({ fields }: FilterDatesProps) {
  return fields;
}

/** Of the same size as the field. */
function RangePlaceholder() {
  return (
    <div className={styles['range']} inert>
      <TextField label="Dates" value="" readOnly />
    </div>
  );
}
