import { type LedgerEntry, useGetLedger } from '@amana/api/control';
import { formatNaira } from '@amana/domain';
import { Alert } from 'antd';
import { useUnit } from 'effector-react';
import { moneyPlaces } from '../../shared/money-places.ts';
import { type Place, PlaceList } from '../../shared/place-list.tsx';
import { dateTimeText, nairaText } from '../../shared/texts.ts';
import { $view } from '../console-model.ts';
import { OrderChoice } from '../order-choice.tsx';
import { DataTable, Entry, LIVE, Loaded, Note, Panel } from '../section-parts.tsx';

const accounts = ({ credit, debit }: LedgerEntry) => `${credit} → ${debit}`;

/** The money of all orders, or of one with every movement in the order in which it was written. */
export function MoneySection() {
  const ledger = useGetLedger(LIVE);
  const { orderId } = useUnit($view);
  const entries = (ledger.data?.data.entries ?? []).filter(
    (entry) => orderId === null || entry.orderId === orderId,
  );
  return (
    <Panel title="Where the money is" text="Every amount leaves one account and reaches another.">
      <OrderChoice none="All orders together" />
      <Loaded query={ledger}>
        {({ balanced }) => (
          <>
            {!balanced && (
              <Alert type="error" title="The ledger does not balance. This is a bug of the mock." />
            )}
            <Places entries={entries} />
          </>
        )}
      </Loaded>
      {orderId !== null && entries.length > 0 && (
        <section aria-label="Ledger">
          <DataTable
            query={ledger}
            rowsOf={() => entries}
            rowKey="id"
            empty="No entries."
            columns={[
              [
                'From → to',
                accounts,
                (entry) => (
                  <Entry title={accounts(entry)} note={`${entry.memo} · ${dateTimeText(entry.at)}`} />
                ),
              ],
              [
                'Amount',
                ({ amount }) => amount,
                ({ amount }) => <strong>{nairaText(amount)}</strong>,
                { align: 'end' },
              ],
            ]}
          />
        </section>
      )}
    </Panel>
  );
}

function Places({ entries }: { entries: readonly LedgerEntry[] }) {
  if (entries.length === 0) return <Note>No money has moved for this order.</Note>;
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
