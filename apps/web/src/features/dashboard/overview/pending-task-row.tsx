import { serverClock } from '@amana/api';
import { dueText, formatNaira, partyOf, rowFigure, withPersonText } from '@amana/domain';
import { Amount, Icon } from '@amana/ui';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import rows from '../../../lists/list-row.module.css';
import { manageTransactionPath, orderPath } from '../../../shared/paths.ts';
import { useServerNow } from '../../../shared/dates/use-server-now.ts';
import { useViewerId } from '../../../viewer/use-viewer.ts';
import styles from './pending-tasks.module.css';
import type { PendingTask } from './use-pending-tasks.ts';

export function PendingTaskRow({
  task,
  order,
  ref,
}: PendingTask & { ref?: Ref<HTMLAnchorElement> | undefined }) {
  const side = partyOf(order, useViewerId()) === 'seller' ? 'seller' : 'buyer';
  const { amount, note } = rowFigure(side, order);
  const person = withPersonText(order, side);
  return (
    <Link ref={ref} className={styles['row']} to={addressOf({ task, order })}>
      <span className={rows['line']}>
        <span className={styles['verb']}>{task.verb}</span>
        <Amount text={formatNaira(amount)} />
      </span>
      {note !== null && <span className={rows['note']}>{note}</span>}
      <span className={rows['person']}>{order.description}</span>
      {person !== null && <span className={rows['person']}>{person}</span>}
      <Due task={task} />
    </Link>
  );
}

function Due({ task }: Pick<PendingTask, 'task'>) {
  const text = dueText(task, useServerNow());
  if (text === null) return null;
  // The device's clock may be wrong, and only the server knows whether the account is still open.
  if (task.dueIs === 'account expires' && !serverClock.isConfirmed()) return null;
  return (
    <span className={styles['due']}>
      <Icon name="clock" size={16} /> {text}
    </span>
  );
}

function addressOf({ task, order }: PendingTask): string {
  if (task.page === 'transaction' && order.transactionId !== null)
    return manageTransactionPath(order.transactionId);
  return orderPath(order.id);
}
