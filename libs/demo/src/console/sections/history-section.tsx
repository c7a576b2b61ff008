import { type LedgerEntry, type WorldEvent, useGetLedger } from '@amana/api/control';
import { formatNaira } from '@amana/domain';
import { type IconName, Icon } from '@amana/ui';
import { useQuery } from '@tanstack/react-query';
import { Alert, Space, Timeline } from 'antd';
import { useUnit } from 'effector-react';
import { useRef } from 'react';
import { Choice } from '../../shared/choice.tsx';
import { type Place, PlaceList, moneyPlaces } from '../../shared/money-places.tsx';
import { Note } from '../../shared/note.tsx';
import { recentEvents } from '../../shared/recent-events.ts';
import { dateTimeText, nairaText } from '../../shared/texts.ts';
import { LinkButton, PageLink } from '../actions.tsx';
import { useConsoleApp } from '../console-app.ts';
import { $view, viewChanged } from '../console-model.ts';
import { DataTable, Entry, LIVE, Loaded, Panel } from '../section-parts.tsx';

const SHOWN = 200;

const ICONS: Readonly<Record<string, IconName>> = {
  order: 'cart',
  payment: 'wallet',
  transfer: 'bank',
  account: 'clock',
  settlement: 'check',
  dispute: 'shield',
  code: 'lock',
  user: 'user',
  mail: 'mail',
};

export function HistorySection() {
  const top = useRef<HTMLDivElement>(null);
  const events = useQuery({
    queryKey: ['recent-events'],
    queryFn: async () => ({ data: (await recentEvents(SHOWN)).data.toReversed() }),
    ...LIVE.query,
  });
  const numbers = new Map(
    events.data?.data.flatMap(({ orderId, orderNumber }) =>
      orderId === undefined ? [] : [[orderId, orderNumber ?? `Order ${orderId.slice(0, 8)}`]],
    ),
  );
  const { orderId: chosenId } = useUnit($view);
  // An unlisted order is not in this world, or had no recent event.
  const orderId = chosenId !== null && numbers.has(chosenId) ? chosenId : null;
  const showMoney = (id: string) => {
    viewChanged({ orderId: id });
    top.current?.querySelector('select')?.focus();
  };
  return (
    <>
      <div ref={top}>
        <Panel title="Where the money is" text="Every amount leaves one account and reaches another.">
          <Choice
            label="Order"
            value={orderId ?? ''}
            options={[['', 'All orders'], ...numbers]}
            onChange={(id) => viewChanged({ orderId: id === '' ? null : id })}
          />
          <Money orderId={orderId} />
        </Panel>
      </div>
      <Panel title="Events" text="What happened in this world. The newest is first.">
        <Loaded query={events}>
          {(all) => {
            const shown = all.filter((event) => orderId === null || event.orderId === orderId);
            if (shown.length === 0) return <Note>Nothing has happened yet.</Note>;
            const items = shown.map((event) => ({
              key: event.seq,
              icon: <Icon name={ICONS[event.type.split('.')[0] ?? ''] ?? 'info'} size={16} />,
              content: <EventText event={event} onMoney={showMoney} />,
            }));
            return <Timeline aria-label="Events" items={items} />;
          }}
        </Loaded>
      </Panel>
    </>
  );
}

const accounts = ({ credit, debit }: LedgerEntry) => `${credit} → ${debit}`;

function Money({ orderId }: { orderId: string | null }) {
  const ledger = useGetLedger(LIVE);
  const ofOrder = (entries: readonly LedgerEntry[]) =>
    entries.filter((entry) => orderId === null || entry.orderId === orderId);
  return (
    <Loaded query={ledger}>
      {({ balanced, entries }) => {
        const shown = ofOrder(entries);
        const warning = !balanced && (
          <Alert type="error" title="The ledger does not balance. This is a bug of the mock." />
        );
        if (shown.length === 0)
          return (
            <>
              {warning}
              <Note>No money has moved.</Note>
            </>
          );
        const { sent, places } = moneyPlaces(shown);
        const all: Place[] = [
          ['back', 'Returned to the buyer', places.returned],
          ['shield', 'Held in escrow', places.held],
          ['wallet', 'Seller’s bank', places.seller],
          ['tag', 'Charges', places.charges],
          ['bank', 'VAT', places.vat],
        ];
        return (
          <>
            {warning}
            <figure>
              <figcaption>
                The buyer’s bank has sent <strong>{formatNaira(sent)}</strong>. It is now:
              </figcaption>
              <PlaceList total={sent} places={all.filter(([, , amount]) => amount > 0)} />
            </figure>
            {orderId !== null && (
              <section aria-label="Ledger">
                <DataTable
                  query={ledger}
                  rowsOf={(data) => ofOrder(data.entries)}
                  rowKey="id"
                  empty=""
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
          </>
        );
      }}
    </Loaded>
  );
}

function EventText({ event, onMoney }: { event: WorldEvent; onMoney: (orderId: string) => void }) {
  const { paths } = useConsoleApp();
  const { at, type, text, orderId } = event;
  return (
    <Entry title={text} note={dateTimeText(at)}>
      <Space wrap>
        {orderId !== undefined && (
          <>
            <PageLink path={paths.order(orderId)}>Open order</PageLink>
            <LinkButton onClick={() => onMoney(orderId)}>Its money</LinkButton>
          </>
        )}
        {type === 'mail.sent' && (
          <LinkButton onClick={() => viewChanged({ section: 'Messages' })}>Its mail</LinkButton>
        )}
      </Space>
    </Entry>
  );
}
