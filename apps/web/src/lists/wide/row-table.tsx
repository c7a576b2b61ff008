import { type DataColumn, DataTable, loadStyles } from '@amana/ui/wide';
import { Link } from 'react-router-dom';
import { StatusBadge } from '../../shared/status-badge.tsx';
import { type ListRowProps, type ListRowsProps, RowAmount, rowTexts } from '../list-row.tsx';
import styles from '../list-row.module.css';

export async function loadRowTable(): Promise<typeof RowTable> {
  await loadStyles();
  return RowTable;
}

function RowTable({ label, rows, isOldestFirst, onSortChange }: ListRowsProps) {
  const sort = onSortChange && ({ order: isOldestFirst ? 'ascend' : 'descend', onSortChange } as const);
  const columns: readonly DataColumn<ListRowProps>[] = [
    { title: 'Description', cell: descriptionCell },
    {
      title: 'With',
      width: '16%',
      cell: ({ person }) => person !== null && <span title={person}>{person}</span>,
    },
    {
      title: 'Date',
      width: '8rem',
      sort,
      cell: (row) => <time dateTime={row.createdAt}>{rowTexts(row).date}</time>,
    },
    { title: 'Status', width: '12.5rem', cell: ({ status }) => <StatusBadge status={status} /> },
    {
      title: 'Amount',
      width: '11.5rem',
      isFigure: true,
      cell: (row) => <RowAmount {...rowTexts(row).amount} />,
    },
  ];
  return <DataTable label={label} columns={columns} rows={rows} keyOf={({ id }) => id} />;
}

function descriptionCell(row: ListRowProps) {
  const { note } = rowTexts(row);
  return (
    <>
      <Link to={row.to} title={row.title}>
        {row.title}
      </Link>
      {note !== null && <span className={styles['note']}>{note}</span>}
    </>
  );
}
