import {
  type OtherPerson,
  type Side,
  awaitsPayment,
  awaitsTransfer,
  descriptionAuthor,
  figuresFromAnswer,
  formatNaira,
  internationalMobile,
  isDeliveryDue,
  isDisputed,
  isInDispute,
  isManagedByTransaction,
  isPaidAlready,
  latenessText,
  moneyHeadline,
  nextStepText,
  orderProgress,
  orderStatusOf,
  otherPersonOf,
  statusColour,
  whatIf,
} from '@amana/domain';
import { Breakdown, Card, Columns, Icon, Notice, Stack, buttonClass } from '@amana/ui';
import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { type CheckedAt, CheckedAgo } from '../../shared/dates/checked-ago.tsx';
import { dueDayText, dueTimeText } from '../../shared/dates/date-text.ts';
import { useServerNow } from '../../shared/dates/use-server-now.ts';
import { ItemHeading } from '../../shared/description.tsx';
import { useConfig } from '../../shared/hooks/use-config.ts';
import { whatsAppUrl } from '../../shared/message-links.ts';
import { type PageHeadProps, PageHead } from '../../shared/page-head.tsx';
import { manageDisputePath } from '../../shared/paths.ts';
import { PageSkeleton } from '../../shared/states/page-skeleton.tsx';
import { type StatusBadgeProps, StatusBadge } from '../../shared/status-badge.tsx';
import { sentTransferKey } from '../../storage/storage-keys.ts';
import { localStore } from '../../storage/storage.ts';
import { type Trade, TradeTimeline } from '../history/trade-history.tsx';
import {
  MoneyAmount,
  PaymentBreakdown,
  ReturnedNotice,
  TOTAL_LABELS,
  exactTotal,
  returnedTransfers,
} from '../money/amounts.tsx';
import {
  MoneyDestination,
  PaymentNotice,
  isPayoutAwaited,
  movedFigures,
} from '../money/money-destination.tsx';
import { LOOKING_FOR_TRANSFER, claimText, openClaim } from '../money/claimed-transfer.ts';
import { useTradeResult } from '../money/trade-result.tsx';
import { Countdown } from '../texts/countdown.tsx';
import { type TradeDates, deadlineText } from '../texts/deadline-text.ts';
import { useDaysLate } from '../texts/use-days-late.ts';
import { ProofDisclosure } from './proof-disclosure.tsx';
import styles from './trade-page.module.css';
import { useStatusChange } from './use-status-change.tsx';
import { Help, WhatIfAnswer, helpWhenLate } from './what-if-answer.tsx';

export function TradeSkeleton(head: Pick<PageHeadProps, 'title' | 'back' | 'backLabel'>) {
  return <PageSkeleton {...head} heights={[54, 320, 200]} aside={[200, 60]} />;
}

interface TradePageProps extends Omit<PageHeadProps, 'subtitle'>, StatusBadgeProps {
  trade: Trade;
  side: Side;
  checkedAtMs: CheckedAt;
  hasBankDetails?: boolean;
  /** When the temporary account expires; null where the service has not sent it. */
  expiresAt: string | null;
  /** Shown before the delivery date; null for no countdown. */
  deliveryLabel: string | null;
  /** Renders the buttons, with more between them and those that are closed. */
  buttons: (more: ReactNode) => ReactNode;
  facts?: ComponentProps<typeof Breakdown>['rows'];
  /** Shown below the facts. */
  links?: ReactNode;
}

/** A page about one trade: what happens now, the amount and the buttons come first. */
export function TradePage({
  trade,
  side,
  status,
  checkedAtMs,
  hasBankDetails = true,
  expiresAt,
  deliveryLabel,
  buttons,
  facts = [],
  links,
  ...head
}: TradePageProps) {
  const { productName } = useConfig();
  const names = namesOf(trade);
  const { orderId, transactionId, deliveryDate } = names;
  const { orderStatus } = names.state;
  const state = isPayoutAwaited(trade) ? { ...names.state, orderStatus: 'Delivered' as const } : names.state;
  const other = otherPersonOf(trade, side);
  const figures = figuresFromAnswer(side, trade);
  const total = exactTotal(figures);
  const moved = movedFigures(trade, side);
  const movedTotal = exactTotal(moved);
  const progress = orderProgress(state, side, trade.events);
  const party = { side, nameInSentence: other.nameInSentence, total: movedTotal, hasBankDetails };
  const worry = whatIf(state, party, productName);
  const author = 'createdBy' in trade ? descriptionAuthor(trade, side) : null;
  const isAwaited = awaitsPayment(orderStatus);
  const change = useStatusChange(orderStatus);
  const viewer = { side, otherName: other.label };
  const returned = returnedTransfers(trade.events, viewer, side === 'buyer' ? total : null);
  const returnedNews = returned.length > 0 && (
    <section aria-label="Returned money">
      <ReturnedNotice
        tone={isAwaited ? 'warning' : 'info'}
        title={returned.length === 1 ? 'A transfer was returned' : 'Transfers were returned'}
        texts={returned}
      />
    </section>
  );
  const isPaid = isManagedByTransaction(orderStatus);
  const claim = side === 'buyer' && isAwaited ? openClaim(orderId, trade.events) : null;
  useEffect(() => {
    if (isPaid) localStore.remove(sentTransferKey(orderId));
  }, [isPaid, orderId]);
  // The next payment may have been made already; then no transfer is due.
  const isPaidBefore = 'transactionStatus' in trade && isPaidAlready(trade);
  const openUntil = awaitsTransfer(orderStatus) && !isPaidBefore ? expiresAt : null;
  // Replaces the next step once the buyer has said that they made the transfer.
  const claimNow =
    claim === null
      ? null
      : openUntil === null
        ? `${claimText(claim.atMs)} Do not pay again before you know.`
        : LOOKING_FOR_TRANSFER;
  const isDisputedTrade =
    isInDispute(orderStatus) || ('transactionStatus' in trade && isDisputed(trade.transactionStatus));
  const headline = moneyHeadline(state, side, productName);
  const isHeld = headline?.state === 'held';
  const isDue = isHeld && isDeliveryDue(orderStatus);
  const days = useDaysLate({ dueAt: isDue ? deliveryDate : null, dueIs: 'delivery date' });
  // Nobody is called late on the day itself.
  const daysLate = days === 0 ? null : days;
  const late = daysLate === null ? null : { day: dueDayText(deliveryDate ?? ''), days: daysLate };
  const helpNow = late === null ? [] : helpWhenLate(orderStatus, side, 'transactionStatus' in trade);
  const dates = { events: trade.events, estimatedTimeOfDelivery: deliveryDate };
  const result = useTradeResult({ state, side, total: movedTotal, other, transactionId, deliveryDate });
  const isBuyersLate = late !== null && side === 'buyer';
  const help = { trade: names, other };
  return (
    <>
      <PageHead {...head} />
      <ItemHeading text={names.description} author={author} authorName={other.nameInSentence}>
        <span>{names.number}</span>
        <StatusBadge status={status} />
        {checkedAtMs !== null && <CheckedAgo atMs={checkedAtMs} />}
      </ItemHeading>
      {change.announcement}
      <Columns
        main={
          <>
            {result}
            {!isPaid && returnedNews}
            <Card
              aria-label="What happens now"
              {...change.flash}
              edge={late === null ? statusColour(status) : 'orange'}
            >
              <Stack>
                {result === null && (
                  <>
                    <div>
                      <h2 className={styles['now']}>
                        {claimNow ??
                          (late === null
                            ? nextStepText(state, party)
                            : latenessText({ ...state, ...dates }, party, late))}
                      </h2>
                      {late === null && claimNow === null && !isPaidBefore && (
                        <NextStepDate dates={{ orderStatus, deliveryDate, expiresAt }} />
                      )}
                    </div>
                    {isBuyersLate ? (
                      <Notice tone="safe">
                        {`Your ${movedTotal === null ? 'payment' : formatNaira(movedTotal)} is safe with ${productName}.`}
                      </Notice>
                    ) : (
                      <MoneyAmount figures={moved} headline={headline} otherwise={TOTAL_LABELS[side]} />
                    )}
                  </>
                )}
                {side === 'seller' && (
                  <PaymentNotice trade={trade} buyer={other.nameInSentence} checkedAtMs={checkedAtMs} />
                )}
                {headline === null && <Notice tone="warning">{progress.moneyText}</Notice>}
                <MoneyDestination trade={trade} side={side} />
                {isDisputedTrade && transactionId !== null && (
                  <Link className={buttonClass()} to={manageDisputePath(transactionId)}>
                    View dispute
                  </Link>
                )}
                {claimNow !== null && openUntil === null && (
                  <Help {...help} actions={['support']} about={`${names.number}: ${claimNow}`} isMain />
                )}
                {helpNow.length > 0 && (
                  <Help {...help} actions={helpNow} about={`${names.number}: late`} isMain />
                )}
                {buttons(
                  <>
                    {worry !== null && (
                      <WhatIfAnswer key={worry.question} {...help} worry={worry} shown={helpNow} />
                    )}
                    {trade.proofCode !== undefined && isHeld && (
                      <ProofDisclosure proofCode={trade.proofCode} orderNumber={trade.orderNumber} />
                    )}
                  </>,
                )}
              </Stack>
            </Card>
            {isPaid && returnedNews}
            <section aria-label="Progress">
              <h2 className={styles['heading']}>
                Progress <span className="small-print">{progress.stepText}</span>
              </h2>
              <TradeTimeline
                trade={trade}
                side={side}
                progress={progress}
                expiresAt={openUntil}
                deliveryDate={deliveryDate}
              />
            </section>
          </>
        }
        aside={
          <>
            <section aria-label="Payment breakdown">
              <Stack gap={3}>
                <Person side={side} other={other} />
                <PaymentBreakdown figures={figures} side={side} mayPay={side === 'buyer' && isAwaited} />
              </Stack>
            </section>
            <div>
              <Breakdown
                rows={[
                  ...(deliveryDate === null || deliveryLabel === null
                    ? []
                    : [
                        {
                          label: deliveryTimeLabel(deliveryLabel, deliveryDate, isDeliveryDue(orderStatus)),
                          value: <Countdown target={deliveryDate} daysLate={daysLate} />,
                        },
                      ]),
                  ...facts,
                ]}
              />
              {links !== undefined && <p className={styles['links']}>{links}</p>}
            </div>
          </>
        }
      />
    </>
  );
}

/** What an order and its transaction call by different names. */
function namesOf(trade: Trade) {
  if (!('transactionStatus' in trade))
    return {
      orderId: trade.id,
      transactionId: trade.transactionId,
      number: trade.orderNumber,
      description: trade.description,
      deliveryDate: trade.estimatedTimeOfDelivery,
      state: trade,
    };
  const { transactionStatus, orderStatus: statusBeforeDispute, recipientId, senderId } = trade;
  const orderStatus = orderStatusOf(trade);
  return {
    orderId: trade.orderId,
    transactionId: trade.id,
    number: trade.transactionRef,
    description: trade.note,
    deliveryDate: trade.estimatedDateOfDelivery,
    state: { orderStatus, statusBeforeDispute, transactionStatus, sellerId: recipientId, buyerId: senderId },
  };
}

/** @param isDatedAbove the sentence of what happens now has the date */
function deliveryTimeLabel(label: string, deliveryDate: string, isDatedAbove: boolean): string {
  const time = dueTimeText(deliveryDate);
  if (time === null) return 'Delivery time unknown';
  return isDatedAbove ? 'Delivery' : `${label} ${time}`;
}

/** Follows the clock, because a date can pass while nothing else changes. */
function NextStepDate({ dates }: { dates: TradeDates }) {
  const text = deadlineText(dates, useServerNow());
  return text === null ? null : <p className="small-print">{text}</p>;
}

interface PersonProps {
  /** The side of the viewer. */
  side: Side;
  other: OtherPerson;
}

const ROLES: Record<Side, string> = { seller: 'Buyer', buyer: 'Seller' };

/** The person whom the viewer trades with, and how to reach them, as far as the service says it. */
export function Person({ side, other }: PersonProps) {
  const { name, email, phoneNumber, hasJoined } = other;
  const mobile = internationalMobile(phoneNumber);
  const ways = [
    {
      icon: 'phone',
      href: `tel:${phoneNumber.replace(/[^\d+]/g, '')}`,
      label: `Call ${phoneNumber}`,
      sent: phoneNumber,
    },
    { icon: 'chat', href: whatsAppUrl('', mobile), label: `WhatsApp ${phoneNumber}`, sent: mobile },
    { icon: 'mail', href: `mailto:${email}`, label: `Email ${email}`, sent: email },
  ] as const;
  return (
    <div className={styles['person']}>
      <div>
        <p className="small-print">{ROLES[side]}</p>
        <p>{name || (hasJoined ? 'Name not available' : 'Not joined yet')}</p>
      </div>
      {ways.map(
        ({ icon, href, label, sent }) =>
          sent !== '' && (
            <a key={icon} className={buttonClass('icon')} href={href} aria-label={label} title={label}>
              <Icon name={icon} />
            </a>
          ),
      )}
    </div>
  );
}
