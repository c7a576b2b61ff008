import { serverClock } from '@amana/api';
import {
  type NextStep,
  type Side,
  daysLate,
  descriptionAuthor,
  dueText,
  formatNaira,
  mentionsPayment,
  moneyHeadline,
  partyOf,
  rowFigure,
} from '@amana/domain';
import { Amount, Icon, buttonClass, classNames } from '@amana/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import rows from '../../../lists/list-row.module.css';
import {
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
import { useConfig } from '../../../shared/hooks/use-config.ts';
import { useViewerId } from '../../../viewer/use-viewer.ts';
import type { OrderRowTask } from './found-tasks.tsx';
import styles from './home-tasks.module.css';
import type { OrderTask } from './use-home-tasks.ts';

export function useSideOf(order: OrderTask['order']): Side {
  return partyOf(order, useViewerId()) === 'seller' ? 'seller' : 'buyer';
}

interface OrderRowProps extends OrderRowTask {
  title: string;
  isLate?: boolean;
  /** Further links; the row itself is one. */
  actions?: ReactNode;
  children: ReactNode;
}

/** An order on home; opens the page where its next step is taken. */
export function OrderRow({ task, order, title, isLate = false, actions, children, ref }: OrderRowProps) {
  return (
    <div className={styles[isLate ? 'lateItem' : 'item']}>
      <Link ref={ref} className={classNames(rows['row'], styles['row'])} to={addressOf({ task, order })}>
        <span className={styles['head']}>
          <span className={classNames(styles['verb'], isLate && styles['late'])}>
            {isLate && <Icon name="warning" />}
            <span>{title}</span>
          </span>
          <Icon name="forward" size={16} />
        </span>
        {children}
      </Link>
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
    </div>
  );
}

/** What the amount is for the viewer now, and what it is for. */
export function OrderMoney({ order, person }: Pick<OrderTask, 'order'> & { person: string | null }) {
  const side = useSideOf(order);
  const { productName } = useConfig();
  const { amount, note } = rowFigure(side, order);
  return (
    <>
      <span className={rows['line']}>
        <span className={styles['amountLabel']}>{moneyHeadline(order, side, productName)?.label}</span>
        <Amount text={formatNaira(amount)} />
      </span>
      {note !== null && <span className={rows['note']}>{note}</span>}
      <Goods order={order} />
      {person !== null && <span className={styles['about']}>{person}</span>}
    </>
  );
}

/** Without the warning of the order's page, another person's words must not read like an instruction of the service. */
export function Goods({ order }: Pick<OrderTask, 'order'>) {
  const isOwn = descriptionAuthor(order, useSideOf(order)) === 'viewer';
  if (!isOwn && mentionsPayment(order.description)) return null;
  return <span className={styles['about']}>{order.description}</span>;
}

/** Named after the goods too, because several rows may have one. */
export function LodgeDisputeLink({ order: { transactionId, description } }: Pick<OrderTask, 'order'>) {
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

/** The device's clock may be wrong: nothing is late before the server has told the time. */
export function useDaysLate(task: NextStep): number | null {
  const days = daysLate(task, useServerNow());
  return serverClock.isConfirmed() ? days : null;
}

export function Due({ task }: Pick<OrderTask, 'task'>) {
  const nowMs = useServerNow();
  const text = dueText(task, nowMs);
  const isLate = useDaysLate(task) !== null;
  // Only the server knows whether the account is still open.
  const isKnown =
    serverClock.isConfirmed() || (task.dueIs === 'delivery date' && daysLate(task, nowMs) === null);
  if (text === null || !isKnown) return null;
  return (
    <span className={classNames(styles['due'], isLate && styles['late'])}>
      <Icon name={isLate ? 'warning' : 'clock'} size={16} /> <span>{text}</span>
    </span>
  );
}

function addressOf({ task, order }: OrderTask): string {
  const { id, transactionId } = order;
  if (task.page === 'approval') return approveOrderPath(id);
  if (task.page === 'payment') return orderPaymentPath(id);
  if (transactionId === null || task.page === 'order') return orderPath(id);
  return TRANSACTION_PATHS[task.page](transactionId);
}

const TRANSACTION_PATHS = {
  account: transferDetailsPath,
  shipment: (id: string) => manageDialogPath(id, 'confirmDelivery'),
  receipt: (id: string) => manageDialogPath(id, 'productReceived'),
  transaction: manageTransactionPath,
  dispute: manageDisputePath,
};
