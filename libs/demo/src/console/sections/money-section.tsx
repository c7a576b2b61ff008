import { type Ledger, type LedgerEntry, useGetLedger } from '@amana/api/control';
import { formatNaira } from '@amana/domain';
import { Alert } from 'antd';
import { useUnit } from 'effector-react';
import { moneyPlaces } from '../../shared/money-places.ts';
import { type Place, PlaceList } from '../../shared/place-list.tsx';
import { dateTimeText, nairaText } from '../../shared/texts.ts';
import { $view } from '../console-model.ts';
import { OrderChoice } from '../order-choice.tsx';
import { DataTable, Entry, LIVE, Loaded, Note, Panel, by } from '../section-parts.tsx';

/** The money of one order, or of all. */
export function MoneySection() {
  const ledger = useGetLedger(LIVE);
  return (
    <Panel title="Where the money is" text="Every amount leaves one account and reaches another.">
      <OrderChoice none="All orders together" />
      <Loaded query={ledger}>{(whole) => <Money ledger={whole} />}</Loaded>
    </Panel>
  );
}

function Money({ ledger: { entries, balanced } }: { ledger: Ledger }) {
  const { orderId } = useUnit($view);
  const shown = entries.filter((entry) => orderId === null || entry.orderId === orderId);
  return (
    <>
      {!balanced && <Alert type="error" title="The ledger does not balance. This is a bug of the mock." />}
      {shown.length === 0 ? <Note>No money has moved for this order.</Note> : <Places entries={shown} />}
      {shown.length > 0 && orderId !== null && <LedgerTable entries={shown} />}
    </>
  );
}

function Places({ entries }: { entries: readonly LedgerEntry[] }) {
  const { sent, places } = moneyPlaces(entries);
  const all: Place[] = [
    ['back', 'Returned to the buyer', places.returned],
    ['shield', 'Held in escrow', places.held],
    ['wallet', 'Seller’s bank', places.seller],
    ['tag', 'Charges', places.charges],
    ['bank', 'VAT', places.vat],
  ];
  return (
    <figure>
      <figcaption>
        The buyer’s bank has sent <strong>{formatNaira(sent)}</strong>. It is now:
      </figcaption>
      <PlaceList total={sent} places={all.filter(([, , amount]) => amount > 0)} />
    </figure>
  );
}

/** Every movement, in the order in which it was written. */
function LedgerTable({ entries }: { entries: readonly LedgerEntry[] }) {
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
              <Entry title={`${credit} → ${debit}`} note={`${memo} · ${dateTimeText(at)}`} />
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
