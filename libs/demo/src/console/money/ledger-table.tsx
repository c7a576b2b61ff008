import type { LedgerEntry } from '@amana/api/control';
import { dateTimeText } from '../../date-text.ts';
import { DataTable, by } from '../parts/data-table.tsx';
import { Note } from '../parts/panel.tsx';
import { nairaText } from '../parts/texts.ts';

/** Every movement, in the order in which it was written. */
export function LedgerTable({ entries }: { entries: readonly LedgerEntry[] }) {
  return (
    <section aria-label="Ledger">
      <DataTable
        empty="No entries."
        rowKey="id"
        dataSource={entries}
        columns={[
          {
            title: 'From → to',
            sorter: by(({ credit, debit }) => `${credit} ${debit}`),
            render: (_, { credit, debit, memo, at }) => (
              <>
                <span>{`${credit} → ${debit}`}</span>
                <br />
                <Note>
                  {memo} · {dateTimeText(at)}
                </Note>
              </>
            ),
          },
          {
            title: 'Amount',
            align: 'end',
            sorter: by(({ amount }) => amount),
            render: (_, { amount }) => <strong>{nairaText(amount)}</strong>,
          },
        ]}
      />
    </section>
  );
}
