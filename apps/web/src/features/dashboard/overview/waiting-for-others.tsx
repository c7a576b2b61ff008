import {
  awaitsShipment,
  daysLate,
  formatNaira,
  isKobo,
  lateFirst,
  otherPersonOf,
  othersTaskText,
  rowFigure,
} from '@amana/domain';
import { Card, Skeleton, buttonClass } from '@amana/ui';
import { useEffect, useState } from 'react';
import rows from '../../../lists/list-row.module.css';
import { dueDayText } from '../../../shared/dates/date-text.ts';
import { useServerNow } from '../../../shared/dates/use-server-now.ts';
import { useConfig } from '../../../shared/hooks/use-config.ts';
import { whatsAppUrl } from '../../../shared/message-links.ts';
import { STORAGE_KEYS } from '../../../storage/storage-keys.ts';
import { localStore } from '../../../storage/storage.ts';
import { useOrderLink } from '../../../trade/use-order-link.ts';
import { type OrderRowTask, FIRST_ROWS, FoundTaskRows, isEmpty, skeletonHeight } from './found-tasks.tsx';
import styles from './home-tasks.module.css';
import { Due, LodgeDisputeLink, OrderMoney, OrderRow, useSideOf } from './order-row.tsx';
import type { FoundTasks, HomeTasksState, OrderTask } from './use-home-tasks.ts';

const LABEL = 'Waiting for others';

export function WaitingForOthers({ tasks, error }: HomeTasksState) {
  const [lastRows] = useState(() => Number(localStore.read(STORAGE_KEYS.othersTaskRows) ?? '0'));
  if (tasks !== undefined) return <OthersCard found={tasks.others} />;
  // The card above shows the failure.
  if (lastRows === 0 || error !== null) return null;
  return (
    <Card flush aria-label={LABEL}>
      <h2 className={styles['heading']}>{LABEL}</h2>
      <div className={styles['skeleton']}>
        <Skeleton heights={[skeletonHeight(lastRows)]} />
      </div>
    </Card>
  );
}

function OthersCard({ found }: { found: FoundTasks }) {
  const nowMs = useServerNow();
  const count = Math.min(found.tasks.length, FIRST_ROWS);
  useEffect(() => localStore.write(STORAGE_KEYS.othersTaskRows, String(count)), [count]);
  if (isEmpty(found)) return null;
  return (
    <Card flush aria-label={LABEL}>
      <h2 className={styles['heading']}>{LABEL}</h2>
      <FoundTaskRows found={{ ...found, tasks: [...found.tasks].sort(lateFirst(nowMs)) }} Row={OthersRow} />
    </Card>
  );
}

function OthersRow({ ref, ...found }: OrderRowTask) {
  const { task, order } = found;
  const side = useSideOf(order);
  const { called } = otherPersonOf(order, side);
  const late = daysLate(task, useServerNow());
  const title = othersTaskText(order, side, called, late !== null);
  if (late !== null) return <LateRow ref={ref} {...found} title={title} called={called} days={late} />;
  return (
    <OrderRow ref={ref} {...found} title={title}>
      <OrderMoney order={order} person={null} />
      <Due task={task} />
    </OrderRow>
  );
}

interface LateRowProps extends OrderRowTask {
  title: string;
  called: string;
  days: number;
}

function LateRow({ ref, task, order, title, called, days }: LateRowProps) {
  const { productName } = useConfig();
  const { amount, note } = rowFigure(useSideOf(order), order);
  const money = note === null && isKobo(amount) ? formatNaira(amount) : null;
  const due = `Was due ${dueDayText(task.dueAt ?? '')}, ${agoText(days)}.`;
  const actions = <LateActions order={order} called={called} due={due} />;
  return (
    <OrderRow ref={ref} task={task} order={order} title={title} isLate actions={actions}>
      <span className={styles['fact']}>
        {awaitsShipment(order.orderStatus)
          ? `${due} ${money ?? 'Your payment'} is still with ${productName}.`
          : `Your ${money ?? 'payment'} is with ${productName}.`}
      </span>
      {note !== null && <span className={rows['note']}>{note}</span>}
      <span className={styles['about']}>{order.description}</span>
    </OrderRow>
  );
}

function agoText(days: number): string {
  if (days === 0) return 'earlier today';
  return days === 1 ? 'yesterday' : `${days} days ago`;
}

function LateActions({ order, called, due }: Pick<OrderTask, 'order'> & { called: string; due: string }) {
  const { productName, supportPhone } = useConfig();
  const link = useOrderLink(order);
  const { description, orderNumber } = order;
  const isUnsent = awaitsShipment(order.orderStatus);
  const reminder = isUnsent
    ? `“${description}” (${orderNumber}): ${due} My payment is with ${productName}. When will you send it? ${link}`
    : `“${description}” (${orderNumber}): has it arrived? If all is right, please confirm receipt on ${productName} with the code from your email. ${link}`;
  return (
    <>
      {isUnsent && <LodgeDisputeLink order={order} />}
      <WhatsAppLink text={reminder} label={`Remind ${called}`} description={description} />
      {!isUnsent && (
        <WhatsAppLink
          text={`${orderNumber}: the buyer has not confirmed receipt. ${due} What can I do?`}
          phone={supportPhone}
          label="Ask support"
          description={description}
        />
      )}
    </>
  );
}

interface WhatsAppLinkProps {
  text: string;
  phone?: string;
  label: string;
  description: string;
}

function WhatsAppLink({ text, phone, label, description }: WhatsAppLinkProps) {
  return (
    <a
      className={buttonClass('secondary')}
      href={whatsAppUrl(text, phone)}
      target="_blank"
      rel="noreferrer"
      aria-label={`${label}: ${description}`}
    >
      {label}
    </a>
  );
}
