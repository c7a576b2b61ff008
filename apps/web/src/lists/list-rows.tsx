import { Suspense, lazy } from 'react';
import { useWideWindow } from './use-wide-window.ts';
import { type ListRowsProps, ListRow } from './list-row.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';
import { UnreadableRow } from './unreadable-row.tsx';

// A separate chunk, because it contains antd. Where it cannot be loaded, the rows are those of a phone.
const RowTable = lazy(() =>
  import('./wide/row-table.tsx').then(
    async ({ loadRowTable }) => ({ default: await loadRowTable().catch(() => RowList) }),
    () => ({ default: RowList }),
  ),
);

/** A table in a wide window, and a list elsewhere. */
export function ListRows(props: ListRowsProps) {
  if (!useWideWindow()) return <RowList {...props} />;
  return (
    <Suspense fallback={<RowsSkeleton count={props.rows.length} />}>
      <RowTable {...props} />
    </Suspense>
  );
}

function RowList({ rows }: ListRowsProps) {
  return rows.map(({ key, row }) =>
    row === null ? <UnreadableRow key={key} /> : <ListRow key={key} {...row} />,
  );
}
