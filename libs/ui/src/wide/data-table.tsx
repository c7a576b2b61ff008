import { type TableColumnType, Table } from 'antd';
import type { Key, MouseEvent, ReactNode } from 'react';
import { classNames } from '../components/class-names.ts';
import styles from './data-table.module.css';
import { WideProvider } from './wide-provider.tsx';

export interface DataColumn<Row> {
  title: string;
  cell: (row: Row) => ReactNode;
  /** A CSS width; by default the rest of the table. */
  width?: string;
  isFigure?: boolean;
  /** Makes the column sortable. */
  sort?: { readonly order: 'ascend' | 'descend'; readonly onSortChange: () => void } | undefined;
}

interface DataTableProps<Row> {
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => Key;
}

/** Rows of one line; each opens the link in its first cell. */
export function DataTable<Row extends object>({ label, columns, rows, keyOf }: DataTableProps<Row>) {
  return (
    <WideProvider>
      <Table<Row>
        className={styles['table'] ?? ''}
        aria-label={label}
        size="small"
        tableLayout="fixed"
        pagination={false}
        // By default it measures scrollbars with a style element, which the Content-Security-Policy blocks.
        tailor
        showSorterTooltip={false}
        columns={columns.map(antdColumn)}
        dataSource={rows}
        rowKey={keyOf}
        onRow={() => ({ onClick: openRow, onAuxClick: openRow })}
        onChange={() => columns.find(({ sort }) => sort !== undefined)?.sort?.onSortChange()}
      />
    </WideProvider>
  );
}

function antdColumn<Row>({
  title,
  cell,
  width,
  isFigure = false,
  sort,
}: DataColumn<Row>): TableColumnType<Row> {
  return {
    key: title,
    title,
    ...(width === undefined ? {} : { width }),
    className: classNames(isFigure && styles['figure']),
    render: (_, row) => cell(row),
    ...(sort === undefined
      ? {}
      : // The server sorts. Two orders and no third, which would be one of them again.
        { sorter: true, sortOrder: sort.order, sortDirections: ['ascend', 'descend', 'ascend'] }),
  };
}

const MIDDLE_BUTTON = 1;

/** Forwards a click in the row to its link; a middle or modified click opens a new tab. */
function openRow(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget, button, ctrlKey, metaKey, shiftKey } = event;
  const isOnLink = target instanceof Element && target.closest('a') !== null;
  const isSelecting = window.getSelection()?.isCollapsed === false;
  if (isOnLink || isSelecting || button > MIDDLE_BUTTON) return;
  const isNewTab = button === MIDDLE_BUTTON || ctrlKey || metaKey;
  currentTarget.querySelector('a')?.dispatchEvent(
    new MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      ctrlKey: isNewTab,
      metaKey: isNewTab,
      shiftKey,
    }),
  );
}
