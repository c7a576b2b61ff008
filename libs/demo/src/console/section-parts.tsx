import { errorText } from '@amana/api';
import { Skeleton } from '@amana/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { type TableProps, Flex, Input, Table, Typography } from 'antd';
import { type ReactNode, useId, useState } from 'react';

/** For data that changes by itself: how often an open section fetches it, in ms. */
export const LIVE = { query: { refetchInterval: 2_000 } };
/** Rows shown before there are pages. */
const PAGE_SIZE = 20;

export interface PanelProps {
  title: string;
  /** One sentence: what this is for. */
  text?: string;
  children: ReactNode;
}

/** A part of a section, with a title. */
export function Panel({ title, text, children }: PanelProps) {
  const id = useId();
  return (
    <Flex vertical gap={12} component="section" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {text !== undefined && <Note>{text}</Note>}
      {children}
    </Flex>
  );
}

export function Note({ children }: { children: ReactNode }) {
  return <Typography.Text type="secondary">{children}</Typography.Text>;
}

/** A cell of a table: what it is about, a note, and what can be done with it. */
export function Entry({ title, note, children }: { title: string; note: string; children?: ReactNode }) {
  return (
    <Flex vertical align="start">
      <strong>{title}</strong>
      <Note>{note}</Note>
      {children}
    </Flex>
  );
}

/** Buttons beside each other, as many as fit. */
export function Buttons({ children }: { children: ReactNode }) {
  return (
    <Flex wrap gap={8} align="center">
      {children}
    </Flex>
  );
}

export interface LoadedProps<Data> {
  query: Pick<UseQueryResult<{ data: Data }>, 'data' | 'error' | 'isError'>;
  children: (data: Data) => ReactNode;
}

/** The data of a call to the mock; before that a skeleton, or the reason why it failed. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data.data);
  if (query.isError) return <Note>{errorText(query.error, 'The mock backend did not answer.')}</Note>;
  return <Skeleton heights={[56, 56, 56]} />;
}

/** antd's table, narrow enough for the console; `empty` is shown in place of rows. */
export function DataTable<Row extends object>({ empty, ...rest }: TableProps<Row> & { empty: string }) {
  return (
    <Table<Row>
      size="small"
      tableLayout="fixed"
      pagination={{ pageSize: PAGE_SIZE, size: 'small', hideOnSinglePage: true }}
      locale={{ emptyText: empty }}
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

/** A search field, and whether texts together contain every word that was typed into it. */
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
