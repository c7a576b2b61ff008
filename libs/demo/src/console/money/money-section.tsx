import { type Ledger, type LedgerEntry, useGetLedger } from '@amana/api/control';
import { formatNaira } from '@amana/domain';
import { Alert } from 'antd';
import { useUnit } from 'effector-react';
import { moneyPlaces } from '../../money/money-places.ts';
import { type Place, PlaceList } from '../../money/place-list.tsx';
import { OrderChoice } from '../events/order-choice.tsx';
import { LIVE, Loaded } from '../parts/loaded.tsx';
import { Nothing, Panel } from '../parts/panel.tsx';
import { $view } from '../shell/console-model.ts';
import { LedgerTable } from './ledger-table.tsx';

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
  const shown = orderId === null ? entries : entries.filter((entry) => entry.orderId === orderId);
  return (
    <>
      {!balanced && <Alert type="error" title="The ledger does not balance. This is a bug of the mock." />}
      {shown.length === 0 ? (
        <Nothing>No money has moved for this order.</Nothing>
      ) : (
        <>
          <MoneyFigure entries={shown} />
          {orderId !== null && <LedgerTable entries={shown} />}
        </>
      )}
    </>
  );
}

function MoneyFigure({ entries }: { entries: readonly LedgerEntry[] }) {
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
