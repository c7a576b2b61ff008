import type { Ledger } from '@amana/api/control';
import { useGetLedger } from '@amana/api/control';
import { Notice } from '@amana/ui';
import { useUnit } from 'effector-react';
import { OrderChoice } from '../events/order-choice.tsx';
import { ordersOfEvents } from '../events/orders-of-events.ts';
import { useRecentEvents } from '../events/use-recent-events.ts';
import { Loaded } from '../parts/loaded.tsx';
import { Nothing, Panel } from '../parts/panel.tsx';
import { LIVE } from '../parts/refresh.ts';
import { $view } from '../shell/console-model.ts';
import { LedgerTable } from './ledger-table.tsx';
import { MoneyFlow } from './money-flow.tsx';
import { whereMoneyIs } from './where-money-is.ts';

/** Where the money of one order is, or that of all. */
export function MoneySection() {
  const events = useRecentEvents();
  const ledger = useGetLedger(LIVE);
  return (
    <Panel title="Where the money is" text="Every amount leaves one account and reaches another.">
      <OrderChoice orders={ordersOfEvents(events.data?.data ?? [])} none="All orders together" />
      <Loaded query={ledger}>{(whole) => <Money ledger={whole} />}</Loaded>
    </Panel>
  );
}

function Money({ ledger: { entries, balanced } }: { ledger: Ledger }) {
  const { orderId } = useUnit($view);
  const own = orderId === null ? entries : entries.filter((entry) => entry.orderId === orderId);
  return (
    <>
      {!balanced && <Notice tone="warning">The ledger does not balance. This is a bug of the mock.</Notice>}
      {own.length === 0 ? (
        <Nothing>No money has moved for this order.</Nothing>
      ) : (
        <>
          <MoneyFlow picture={whereMoneyIs(own)} />
          {orderId !== null && <LedgerTable entries={own} />}
        </>
      )}
    </>
  );
}
