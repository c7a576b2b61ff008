import type { Overview } from '@amana/api';
import {
  awaitsShipment,
  daysAgoText,
  formatNaira,
  isKobo,
  othersTask,
  otherPersonOf,
  othersTaskText,
  rowFigure,
} from '@amana/domain';
import { dueDayText } from '../../../shared/dates/date-text.ts';
import { useConfig } from '../../../shared/hooks/use-config.ts';
import { WhatsAppLink } from '../../../shared/whatsapp-link.tsx';
import { useReminderUrl } from '../../../trade/texts/reminder.ts';
import { useDaysLate } from '../../../trade/texts/use-days-late.ts';
import { useViewerId } from '../../../viewer/use-viewer.ts';
import { type OrderTask, LodgeDisputeLink, OrderRow, useSideOf } from './order-row.tsx';
import { TaskCard } from './task-card.tsx';

/** Absent without such orders, and if the service does not send them. */
export function WaitingForOthers({ ordersAwaitingOthers, ordersAwaitingOthersTotal }: Overview) {
  const userId = useViewerId();
  if (ordersAwaitingOthers === undefined || ordersAwaitingOthersTotal === undefined) return null;
  const rows = ordersAwaitingOthers.flatMap((order) => {
    const task = othersTask(order, { userId, hasBankDetails: true });
    return task === null ? [] : [<OthersRow key={order.id} order={order} task={task} />];
  });
  const more = Math.max(ordersAwaitingOthers.length, ordersAwaitingOthersTotal) - rows.length;
  if (rows.length + more === 0) return null;
  return <TaskCard label="Waiting for others" rows={rows} more={more} />;
}

function OthersRow({ order, task }: OrderTask) {
  const { productName } = useConfig();
  const side = useSideOf(order);
  const days = useDaysLate(task);
  const { nameInSentence, phoneNumber } = otherPersonOf(order, side);
  const title = othersTaskText(order, side, nameInSentence, days !== null);
  const { id, description, orderStatus } = order;
  const reminder = useReminderUrl(id, description, phoneNumber);
  if (days === null) return <OrderRow order={order} task={task} title={title} />;
  const { amount, note } = rowFigure(side, order);
  const money = note === null && isKobo(amount) ? formatNaira(amount) : null;
  const isUnsent = awaitsShipment(orderStatus);
  const due = `${dueDayText(task.dueAt ?? '')}, ${daysAgoText(days)}`;
  return (
    <OrderRow
      order={order}
      task={task}
      title={title}
      lateText={
        isUnsent
          ? `Was due ${due}. ${money ?? 'Your payment'} is still with ${productName}.`
          : `Delivery was due ${due}. Your ${money ?? 'payment'} is with ${productName}.`
      }
      actions={
        <>
          {isUnsent && <LodgeDisputeLink {...order} />}
          <WhatsAppLink href={reminder} label={`Remind ${nameInSentence}`} description={description} />
        </>
      }
    />
  );
}
