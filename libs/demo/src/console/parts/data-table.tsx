import { type TableProps, Table } from 'antd';
import type { ReactNode } from 'react';
import { Nothing } from './panel.tsx';

/** Rows shown before there are pages. */
const PAGE_SIZE = 20;

export interface DataTableProps<Row> extends TableProps<Row> {
  /** Shown in place of rows. */
  empty: ReactNode;
}

/** antd's table, narrow enough for the console. */
export function DataTable<Row extends object>({ empty, dataSource = [], ...rest }: DataTableProps<Row>) {
  return (
    <Table<Row>
      size="small"
      tableLayout="fixed"
      pagination={dataSource.length > PAGE_SIZE ? { pageSize: PAGE_SIZE, size: 'small' } : false}
      locale={{ emptyText: <Nothing>{empty}</Nothing> }}
      dataSource={dataSource}
      {...rest}
    />
  );
}

/** Compares two rows by a text or a number of each, for a column that can be sorted. */
export function by<Row>(valueOf: (row: Row) => string | number) {
  return (one: Row, other: Row): number => {
    const [first, second] = [valueOf(one), valueOf(other)];
    return typeof first === 'number' && typeof second === 'number'
      ? first - second
      : String(first).localeCompare(String(second));
  };
}

/** Whether a text contains every word of a search. */
export function matchesSearch(search: string, text: string): boolean {
  const lower = text.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => lower.includes(word));
}
