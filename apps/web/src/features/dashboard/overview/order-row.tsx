import { type Order, serverClock } from '@amana/api';
import {
  type NextStep,
  type Side,
  type ViewerTask,
  daysLate,
  daysLateText,
  descriptionAuthor,
  dueText,
  formatNaira,
  mentionsPayment,
  otherPersonOf,
  partyOf,
  rowFigure,
} from '@amana/domain';
import { Amount, Icon, buttonClass, classNames } from '@amana/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import rows from '../../../lists/list-row.module.css';
import {
  PATHS,
  approveOrderPath,
  lodgeDisputePath,
  manageDialogPath,
  manageDisputePath,
  manageTransactionPath,
  orderPath,
  orderPaymentPath,
  transferDetailsPath,
} from '../../../shared/paths.ts';
import { useServerNow } from '../../../shared/dates/use-server-now.ts';
import { useDaysLate } from '../../../trade/texts/use-days-late.ts';
import { useViewerId } from '../../../viewer/use-viewer.ts';
import styles from './home-tasks.module.css';

export interface OrderTask<Task extends NextStep = NextStep & Partial<ViewerTask>> {
  order: Order;
  task: Task;
}

export function useSideOf(order: Order): Side {
  return partyOf(order, useViewerId()) === 'seller' ? 'seller' : 'buyer';
}

interface OrderRowProps extends OrderTask {
  title: string;
  isPersonNamed?: boolean;
  /** Said of an order that is late, with its amount. */
  lateText?: string;
  /** Further links; the row itself is one. */
  actions?: ReactNode;
}

/** An order on home; opens the page where its next step is taken. */
export function OrderRow({ order, task, title, isPersonNamed = false, lateText, actions }: OrderRowProps) {
  const side = useSideOf(order);
  const { amount, note } = rowFigure(side, order);
  const days = useDaysLate(task);
  const isOwnDelay = days !== null && task.page === 'shipment';
  const isLate = isOwnDelay || lateText !== undefined;
  // Without the warning of the order's page, another person's words must not read like an instruction of the service.
  const isDescribed = descriptionAuthor(order, side) === 'viewer' || !mentionsPayment(order.description);
  return (
    <div className={isLate ? styles['lateItem'] : undefined}>
      <Link
        className={rows['row']}
        to={addressOf(order, task)}
        state={task.needsBankDetails === true ? { returnTo: orderPath(order.id) } : null}
      >
        <span className={rows['line']}>
          <span className={classNames(styles['verb'], isLate && styles['late'])}>
            {isLate && <Icon name="warning" />}
            <span>{isOwnDelay ? `${title} · ${daysLateText(days)}` : title}</span>
          </span>
          {lateText === undefined && <Amount text={formatNaira(amount)} />}
        </span>
        {lateText !== undefined && <span>{lateText}</span>}
        {note !== null && <span className={rows['note']}>{note}</span>}
        <span className={styles['about']}>
          {isPersonNamed && <span>{otherPersonOf(order, side).nameInSentence}</span>}
          {!isLate && <Due {...task} />}
          {isDescribed && <span className={styles['goods']}>{order.description}</span>}
        </span>
      </Link>
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
    </div>
  );
}

/** Named after the goods too, because several rows may have one. */
export function LodgeDisputeLink({ transactionId, description }: Order) {
  if (transactionId === null) return null;
  return (
    <Link
      className={buttonClass('secondary')}
      to={lodgeDisputePath(transactionId)}
      aria-label={`Lodge Dispute: ${description}`}
    >
      Lodge Dispute
    </Link>
  );
}

function Due(task: NextStep) {
  const nowMs = useServerNow();
  const text = dueText(task, nowMs);
  const isLate = daysLate(task, nowMs) !== null;
  // Only the server knows whether the date has passed, or the account is still open.
  const isKnown = serverClock.isConfirmed() || (task.dueIs === 'delivery date' && !isLate);
  if (text === null || !isKnown) return null;
  return <span className={isLate ? styles['late'] : undefined}>{text}</span>;
}

function addressOf({ id, transactionId }: Order, { page, needsBankDetails }: OrderTask['task']): string {
  if (needsBankDetails === true) return PATHS.editAccount;
  if (page === 'approval') return approveOrderPath(id);
  if (page === 'payment') return orderPaymentPath(id);
  if (transactionId === null || page === 'order') return orderPath(id);
  return TRANSACTION_PATHS[page](transactionId);
}

const TRANSACTION_PATHS = {
  account: transferDetailsPath,
  shipment: (id: string) => manageDialogPath(id, 'confirmDelivery'),
  receipt: (id: string) => manageDialogPath(id, 'productReceived'),
  transaction: manageTransactionPath,
  dispute: manageDisputePath,
};
