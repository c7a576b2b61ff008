import {
  awaitsShipment,
  byUrgency,
  formatNaira,
  isKobo,
  lateFirst,
  otherPersonOf,
  othersTaskText,
  rowFigure,
} from '@amana/domain';
import { serverClock } from '@amana/api';
import { Card } from '@amana/ui';
import rows from '../../../lists/list-row.module.css';
import { dueDayText } from '../../../shared/dates/date-text.ts';
import { useServerNow } from '../../../shared/dates/use-server-now.ts';
import { useConfig } from '../../../shared/hooks/use-config.ts';
import { whatsAppUrl } from '../../../shared/message-links.ts';
import { WhatsAppLink } from '../../../shared/whatsapp-link.tsx';
import { useReminderUrl } from '../../../trade/reminder.ts';
import { type OrderRowTask, FoundTaskRows, isEmpty } from './found-tasks.tsx';
import styles from './home-tasks.module.css';
import { Due, Goods, LodgeDisputeLink, OrderMoney, OrderRow, useDaysLate, useSideOf } from './order-row.tsx';
import type { HomeTasksState } from './use-home-tasks.ts';

const LABEL = 'Waiting for others';

export function WaitingForOthers({ tasks }: HomeTasksState) {
  const nowMs = useServerNow();
  if (tasks === undefined || isEmpty(tasks.others)) return null;
  const order = serverClock.isConfirmed() ? lateFirst(nowMs) : byUrgency;
  const found = { ...tasks.others, tasks: [...tasks.others.tasks].sort(order) };
  return (
    <Card flush aria-label={LABEL}>
      <h2 className={styles['heading']}>{LABEL}</h2>
      <FoundTaskRows found={found} Row={OthersRow} />
    </Card>
  );
}

function OthersRow({ ref, ...found }: OrderRowTask) {
  const { task, order } = found;
  const side = useSideOf(order);
  const { called, phoneNumber } = otherPersonOf(order, side);
  const late = useDaysLate(task);
  const title = othersTaskText(order, side, called, late !== null);
  if (late !== null)
    return (
      <LateRow ref={ref} {...found} title={title} called={called} phoneNumber={phoneNumber} days={late} />
    );
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
  phoneNumber: string;
  days: number;
}

function LateRow({ ref, task, order, title, called, phoneNumber, days }: LateRowProps) {
  const { productName } = useConfig();
  const { amount, note } = rowFigure(useSideOf(order), order);
  const money = note === null && isKobo(amount) ? formatNaira(amount) : null;
  const due = `${dueDayText(task.dueAt ?? '')}, ${lateText(days)}`;
  const actions = <LateActions order={order} called={called} phoneNumber={phoneNumber} due={due} />;
  return (
    <OrderRow ref={ref} task={task} order={order} title={title} isLate actions={actions}>
      <span className={styles['fact']}>
        {awaitsShipment(order.orderStatus)
          ? `Was due ${due}. ${money ?? 'Your payment'} is still with ${productName}.`
          : `Your ${money ?? 'payment'} is with ${productName}.`}
      </span>
      {note !== null && <span className={rows['note']}>{note}</span>}
      <Goods order={order} />
    </OrderRow>
  );
}

function lateText(days: number): string {
  if (days === 0) return 'earlier today';
  return days === 1 ? 'yesterday' : `${days} days ago`;
}

interface LateActionsProps extends Pick<LateRowProps, 'order' | 'called' | 'phoneNumber'> {
  due: string;
}

function LateActions({ order, called, phoneNumber, due }: LateActionsProps) {
  const { productName, supportPhone } = useConfig();
  const { description, orderNumber } = order;
  const isUnsent = awaitsShipment(order.orderStatus);
  const goods = orderNumber === '' ? `“${description}”` : `“${description}” (${orderNumber})`;
  const reminder = isUnsent
    ? `${goods} was due ${due}. My payment is with ${productName}. When will you send it?`
    : `${goods}: has it arrived? If all is right, please confirm receipt on ${productName} with the code from your email.`;
  return (
    <>
      {isUnsent && <LodgeDisputeLink order={order} />}
      <WhatsAppLink
        href={useReminderUrl(order.id, reminder, phoneNumber)}
        label={`Remind ${called}`}
        description={description}
      />
      {!isUnsent && (
        <WhatsAppLink
          href={whatsAppUrl(
            `${orderNumber || goods}: the buyer has not confirmed receipt. The goods were due ${due}. What can I do?`,
            supportPhone,
          )}
          label="Ask support"
          description={description}
        />
      )}
    </>
  );
}
