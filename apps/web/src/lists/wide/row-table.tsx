import { Amount } from '@amana/ui';
import { type DataColumn, DataTable, loadStyles } from '@amana/ui/wide';
import { Link } from 'react-router-dom';
import { StatusBadge } from '../../shared/status-badge.tsx';
import { type ListRowProps, type ListRowsProps, type ListedRow, rowTexts } from '../list-row.tsx';
import styles from '../list-row.module.css';

export async function loadRowTable(): Promise<typeof RowTable> {
  await loadStyles();
  return RowTable;
}

function RowTable({ label, rows, order }: ListRowsProps) {
  return <DataTable label={label} columns={columnsOf(order)} rows={rows} keyOf={({ key }) => key} />;
}

function columnsOf(order: ListRowsProps['order']): readonly DataColumn<ListedRow>[] {
  const sort =
    order && ({ order: order.isOldestFirst ? 'ascend' : 'descend', onTurn: order.onTurn } as const);
  return [
    { title: 'Description', cell: DescriptionCell },
    { title: 'With', width: '16%', cell: PersonCell },
    { title: 'Date', width: '8rem', cell: DateCell, ...(sort === null ? {} : { sort }) },
    { title: 'Status', width: '12.5rem', cell: StatusCell },
    { title: 'Amount', width: '11.5rem', isFigure: true, cell: AmountCell },
  ];
}

function DescriptionCell(row: ListRowProps) {
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

function PersonCell({ person }: ListRowProps) {
  return person !== null && <span title={person}>{person}</span>;
}

function DateCell(row: ListRowProps) {
  return <time dateTime={row.createdAt}>{rowTexts(row).date}</time>;
}

function StatusCell({ status }: ListRowProps) {
  return <StatusBadge status={status} />;
}

function AmountCell(row: ListRowProps) {
  return <Amount {...rowTexts(row).amount} />;
}
