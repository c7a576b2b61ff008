import type { TradeEvent } from '@amana/api';
import {
  type ProgressState,
  type Side,
  type TradeFigures,
  awaitsPayment,
  formatNaira,
  orderProgress,
  otherPersonOf,
  withPersonText,
} from '@amana/domain';
import { Amount, Card, Columns, Labelled } from '@amana/ui';
import type { ReactNode } from 'react';
import { Countdown } from './countdown.tsx';
import { dueTimeText } from '../shared/date-text.ts';
import { type TradeDates, deadlineText } from './deadline-text.ts';
import { Description } from '../shared/description.tsx';
import { PaymentBreakdown, TOTAL_LABELS } from './payment-breakdown.tsx';
import { PersonCard } from './person-card.tsx';
import { ReturnedTransfers } from './returned-transfers.tsx';
import styles from './trade-page.module.css';
import { TradeProgress } from './trade-progress.tsx';
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
