import { type CalendarDate, type Side, awaitsDelivery, formatNaira } from '@amana/domain';
import { Amount, Card, Columns, Labelled } from '@amana/ui';
import type { ReactNode } from 'react';
import { Countdown } from './countdown.tsx';
import { dateText } from './date-text.ts';
import { type PaymentBreakdownProps, PaymentBreakdown, TOTAL_LABELS } from './payment-breakdown.tsx';
import { type TradeProgressProps, TradeProgress } from './trade-progress.tsx';

export interface TradeColumnsProps {
  side: Side;
  description: string;
  breakdown: Omit<PaymentBreakdownProps, 'side'>;
  history: ReactNode;
  progress: Omit<TradeProgressProps, 'side'>;
  deliveryDate: CalendarDate | null;
  /** Shown before the delivery date. */
  deliveryLabel: string;
  buttons: ReactNode;
  facts: ReactNode;
}

/** A page about one trade: its money and buttons, and beside them what happens next. */
export function TradeColumns(props: TradeColumnsProps) {
  const { side, description, breakdown, progress, deliveryDate, deliveryLabel } = props;
  return (
    <Columns
      main={
        <>
          <Card>
            <Labelled label={TOTAL_LABELS[side]}>
              <Amount text={formatNaira(breakdown.figures.total)} huge />
            </Labelled>
            <p>{description}</p>
          </Card>
          <Card aria-label="Payment breakdown">
            <PaymentBreakdown {...breakdown} side={side} />
          </Card>
          {props.buttons}
        </>
      }
      aside={
        <>
          <TradeProgress {...progress} side={side} />
          <Card aria-label="What happened so far">
            <h2>What happened so far</h2>
            {props.history}
          </Card>
          {deliveryDate !== null && awaitsDelivery(progress.order.orderStatus) && (
            <Card>
              <Labelled label={`${deliveryLabel} ${dateText(deliveryDate)}`}>
                <Countdown target={deliveryDate} />
              </Labelled>
            </Card>
          )}
          {props.facts}
        </>
      }
    />
  );
}
