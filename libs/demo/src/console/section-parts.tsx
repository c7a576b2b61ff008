import { Skeleton } from '@amana/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { type TableProps, Flex, Input, Table } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { Note } from '../shared/note.tsx';
import { refusalText } from '../shared/refusal.ts';

export const LIVE = { query: { refetchInterval: 2_000 } };
const PAGE_SIZE = 50;

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

export function Entry({ title, note, children }: { title: string; note: string; children?: ReactNode }) {
  return (
    <Flex vertical align="start" gap={4}>
      <strong>{title}</strong>
      <Note>{note}</Note>
      {children}
    </Flex>
  );
}

interface LoadedProps<Data> {
  query: Pick<UseQueryResult<{ data: Data }>, 'data' | 'error'>;
  children: (data: Data) => ReactNode;
}

export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data.data);
  if (query.error) return <Note>{refusalText(query.error)}</Note>;
  return <Skeleton heights={[56, 56, 56]} />;
}

export interface RowsProps<Row> extends TableProps<Row> {
  query: LoadedProps<readonly Row[]>['query'];
  empty: string;
  row: (row: Row) => ReactNode;
  /** Adds a search field with this label. */
  search?: string;
  /** The texts that are searched. */
  textOf?: (row: Row) => string;
}

export function Rows<Row extends object>({ query, empty, row, search, textOf, ...rest }: RowsProps<Row>) {
  const [sought, setSought] = useState('');
  const words = sought.toLowerCase().split(/\s+/);
  const isFound = (candidate: Row) =>
    words.every((word) => textOf?.(candidate).toLowerCase().includes(word) ?? true);
  return (
    <>
      {search !== undefined && (
        <Input
          type="search"
          aria-label={search}
          placeholder={search}
          onChange={({ target }) => setSought(target.value)}
        />
      )}
      <Loaded query={query}>
        {(rows) => (
          <Table<Row>
            size="small"
            tableLayout="fixed"
            showHeader={false}
            pagination={{ pageSize: PAGE_SIZE, size: 'small', hideOnSinglePage: true }}
            locale={{ emptyText: <Note>{empty}</Note> }}
            dataSource={rows.filter(isFound)}
            columns={[{ render: (_, shown) => row(shown) }]}
            {...rest}
          />
        )}
      </Loaded>
    </>
  );
}
