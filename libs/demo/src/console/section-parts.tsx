import { Skeleton } from '@amana/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { type TableColumnType, type TableProps, Flex, Input, Table } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { Note } from '../shared/note.tsx';
import { refusalText } from '../shared/refusal.ts';

export const LIVE = { query: { refetchInterval: 2_000 } };
const PAGE_SIZE = 20;

export function Panel({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId();
  return (
    <Flex vertical gap={12} component="section" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {text !== undefined && <Note>{text}</Note>}
      {children}
    </Flex>
  );
}

export interface EntryProps {
  title: string;
  note: string;
  align?: 'start' | 'end';
  children?: ReactNode;
}

export function Entry({ title, note, align = 'start', children }: EntryProps) {
  return (
    <Flex vertical align={align}>
      <strong>{title}</strong>
      <Note>{note}</Note>
      {children}
    </Flex>
  );
}

export interface LoadedProps<Data> {
  query: Pick<UseQueryResult<{ data: Data }>, 'data' | 'error'>;
  children: (data: Data) => ReactNode;
}

export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data.data);
  if (query.error) return <Note>{refusalText(query.error)}</Note>;
  return <Skeleton heights={[56, 56, 56]} />;
}

export type Column<Row> = readonly [
  title: string,
  valueOf: (row: Row) => string | number,
  render: (row: Row) => ReactNode,
  rest?: TableColumnType<Row>,
];

export interface DataTableProps<Data, Row> extends Omit<TableProps<Row>, 'columns'> {
  query: LoadedProps<Data>['query'];
  rowsOf: (data: Data) => readonly Row[];
  columns: readonly Column<Row>[];
  empty: string;
}

export function DataTable<Data, Row extends object>({
  query,
  rowsOf,
  columns,
  empty,
  ...rest
}: DataTableProps<Data, Row>) {
  return (
    <Loaded query={query}>
      {(data) => (
        <Table<Row>
          size="small"
          tableLayout="fixed"
          pagination={{ pageSize: PAGE_SIZE, size: 'small', hideOnSinglePage: true }}
          locale={{ emptyText: <Note>{empty}</Note> }}
          dataSource={rowsOf(data)}
          columns={columns.map(([title, valueOf, render, more]) => ({
            title,
            sorter: (one, other) => compare(valueOf(one), valueOf(other)),
            render: (_, row) => render(row),
            ...more,
          }))}
          {...rest}
        />
      )}
    </Loaded>
  );
}

function compare(first: string | number, second: string | number): number {
  return typeof first === 'number' && typeof second === 'number'
    ? first - second
    : String(first).localeCompare(String(second));
}

export function useSearch(label: string) {
  const [search, setSearch] = useState('');
  const words = search.toLowerCase().split(/\s+/);
  return {
    field: (
      <Input
        type="search"
        aria-label={label}
        placeholder={label}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
    ),
    matches: (...texts: string[]) => {
      const text = texts.join(' ').toLowerCase();
      return words.every((word) => text.includes(word));
    },
  };
}
