import type { TradeEvent } from '@amana/api';
import {
  type Kobo,
  type OtherPerson,
  type ProgressState,
  type Side,
  type TradeFigures,
  type TradeViewer,
  awaitsPayment,
  formatNaira,
  orderProgress,
  otherPersonOf,
  returnedTransferText,
  withPersonText,
} from '@amana/domain';
import { Amount, Breakdown, Card, Columns, Labelled, Notice, Stack, Steps } from '@amana/ui';
import type { ReactNode } from 'react';
import { Countdown } from './countdown.tsx';
import { dateTimeText, dueTimeText } from '../shared/date-text.ts';
import { type TradeDates, deadlineText } from './deadline-text.ts';
import { Description } from '../shared/description.tsx';
import { PaymentBreakdown, TOTAL_LABELS } from './payment-breakdown.tsx';
import styles from './trade-page.module.css';
import { useServerNow } from '../shared/use-server-now.ts';

export interface TradeColumnsProps {
  order: ProgressState;
  side: Side;
  hasBankDetails: boolean;
  /** Names the two people. */
  trade: Parameters<typeof otherPersonOf>[0];
  description: string;
  figures: TradeFigures;
  events: readonly TradeEvent[] | undefined;
  history: ReactNode;
  /** Of the next step; null where the service says that it was paid already. */
  dates: TradeDates | null;
  /** The end of the countdown: a calendar date or an ISO 8601 timestamp, as the service sent it; null for no countdown. */
  deliveryDate: string | null;
  /** Shown before the delivery date. */
  deliveryLabel: string;
  buttons: ReactNode;
  facts: ReactNode;
}

/** A page about one trade: what happens now, the amount, the other person and the buttons come first. */
export function TradeColumns(props: TradeColumnsProps) {
  const { order, side, hasBankDetails, trade, description, figures, events, dates } = props;
  const { deliveryDate, deliveryLabel } = props;
  const other = otherPersonOf(trade, side);
  const withPerson = withPersonText(trade, side);
  const progress = orderProgress(order, side, hasBankDetails, events);
  const isAwaited = awaitsPayment(order.orderStatus);
  const isCertain = side === 'buyer' && figures.certainty === 'exact';
  return (
    <Columns
      main={
        <>
          <Card aria-label="What happens now" className={styles['now']}>
            <div>
              <h2>{progress.nextText}</h2>
              {dates !== null && <NextStepDate dates={dates} />}
            </div>
            <Labelled label={TOTAL_LABELS[side]}>
              <Amount text={formatNaira(figures.total)} huge />
              {withPerson !== null && <p className={styles['with']}>{withPerson}</p>}
            </Labelled>
            {props.buttons}
            <Description text={description} />
          </Card>
          <ReturnedTransfers
            events={events}
            viewer={{ side, otherName: other.label }}
            due={isCertain ? figures.total : null}
            isAwaited={isAwaited}
          />
          <TradeProgress progress={progress} history={props.history} />
        </>
      }
      aside={
        <>
          <Card aria-label="Payment breakdown">
            <PaymentBreakdown
              figures={figures}
              side={side}
              mayPay={side === 'buyer' && isAwaited}
              sellerName={trade.name}
            />
          </Card>
          {deliveryDate !== null && (
            <Card>
              <Labelled label={deliveryTimeLabel(deliveryLabel, deliveryDate)}>
                <Countdown target={deliveryDate} />
              </Labelled>
            </Card>
          )}
          <PersonCard side={side} other={other} />
          {props.facts}
        </>
      }
    />
  );
}

function deliveryTimeLabel(label: string, deliveryDate: string): string {
  const time = dueTimeText(deliveryDate);
  return time === null ? 'Delivery time unknown' : `${label} ${time}`;
}

/** Says in time that a date has passed, also while nothing else changes. */
function NextStepDate({ dates }: { dates: TradeDates }) {
  const text = deadlineText(dates, useServerNow());
  return text === null ? null : <p className={styles['soft']}>{text}</p>;
}

interface TradeProgressProps {
  progress: ReturnType<typeof orderProgress>;
  history: ReactNode;
}

/** How far the trade has come, where the money is, and what happened so far. */
function TradeProgress({ progress, history }: TradeProgressProps) {
  const { steps, state, stepText, moneyText } = progress;
  return (
    <Card aria-label="Progress">
      <Stack>
        <div>
          <h2>Progress</h2>
          <p className={styles['soft']}>{stepText}</p>
        </div>
        <Steps label="Progress of the trade" steps={steps} state={state} />
        <Notice icon="shield">{moneyText}</Notice>
        <h2>What happened so far</h2>
        {history}
      </Stack>
    </Card>
  );
}

interface ReturnedTransfersProps {
  events: readonly TradeEvent[] | undefined;
  viewer: TradeViewer;
  /** What the buyer has to pay; null where that is not certain. */
  due: Kobo | null;
  /** Another transfer is awaited. */
  isAwaited: boolean;
}

/** Every transfer of the buyer that was returned, with its amount, reason and time. */
function ReturnedTransfers({ events = [], viewer, due, isAwaited }: ReturnedTransfersProps) {
  const returned = events.filter(({ kind }) => kind === 'transferReturned');
  if (returned.length === 0) return null;
  return (
    <section aria-label="Returned money">
      <Notice tone={isAwaited ? 'warning' : 'info'}>
        <strong>{returned.length === 1 ? 'A transfer was returned' : 'Transfers were returned'}</strong>
        {returned.map((event, index) => (
          <p key={index}>
            {dateTimeText(event.at)}: {returnedTransferText(event, viewer, due)}
          </p>
        ))}
      </Notice>
    </section>
  );
}

interface PersonCardProps {
  /** The viewer's. */
  side: Side;
  other: OtherPerson;
}

const ROLES: Record<Side, string> = { seller: 'Buyer', buyer: 'Seller' };

/** The person whom the viewer trades with, and how to reach them, as far as the service says it. */
export function PersonCard({ side, other }: PersonCardProps) {
  const { name, email, phoneNumber, hasJoined } = other;
  const notNamed = hasJoined ? 'Name not available' : 'Not joined yet';
  return (
    <Card aria-label={ROLES[side]}>
      <Breakdown
        rows={[
          { label: ROLES[side], value: name || notNamed },
          ...(email === '' ? [] : [{ label: 'Email', value: <a href={`mailto:${email}`}>{email}</a> }]),
          ...(phoneNumber === ''
            ? []
            : [
                {
                  label: 'Phone Number',
                  value: <a href={`tel:${phoneNumber.replace(/[^\d+]/g, '')}`}>{phoneNumber}</a>,
                },
              ]),
        ]}
      />
    </Card>
  );
}
