import type { Overview } from '@amana/api';
import { type ViewerTask, awaitsPayment, viewerTask } from '@amana/domain';
import { Card, Icon } from '@amana/ui';
import type { ReactElement } from 'react';
import list from '../../../lists/list-row.module.css';
import { sentTransferKey } from '../../../storage/storage-keys.ts';
import { localStore } from '../../../storage/storage.ts';
import { useDaysLate } from '../../../trade/texts/use-days-late.ts';
import { hasCompleteProfile, useProfile, useViewerId } from '../../../viewer/use-viewer.ts';
import styles from './home-tasks.module.css';
import { type OrderTask, LodgeDisputeLink, OrderRow } from './order-row.tsx';
import { TaskCard } from './task-card.tsx';

/** Equal tasks without a date become one line from this number on. */
const GROUP_SIZE = 3;

/** The viewer's own tasks; absent if the service does not send the orders that wait. */
export function ToDo({ waitingOrders, waitingOrdersTotal, hasBankDetails = true }: Overview) {
  const userId = useViewerId();
  const profile = useProfile();
  if (waitingOrders === undefined || waitingOrdersTotal === undefined) return null;
  const tasks = waitingOrders.flatMap((order) => {
    // If it is unknown whether bank details must be added first, the page of the order shows that.
    const task = viewerTask(order, { userId, hasBankDetails });
    if (task === null) return [];
    const isSent = awaitsPayment(order.orderStatus) && localStore.read(sentTransferKey(order.id)) !== null;
    return [{ order, task: isSent ? { ...task, verb: 'Check your transfer' } : task }];
  });
  const more = Math.max(waitingOrders.length, waitingOrdersTotal) - tasks.length;
  if (tasks.length + more > 0) return <TaskCard label="To do" rows={grouped(tasks)} more={more} />;
  // The welcome asks for the profile.
  if (profile !== null && !hasCompleteProfile(profile)) return null;
  return (
    <Card flush className={styles['nothing']} aria-label="To do">
      <Icon name="check" /> <h2>Nothing to do</h2>
    </Card>
  );
}

function grouped(tasks: readonly OrderTask<ViewerTask>[]): ReactElement[] {
  return tasks.flatMap(({ order, task }) => {
    const equal = tasks.filter((other) => other.task.verb === task.verb && other.task.dueAt === null);
    if (task.dueAt !== null || equal.length < GROUP_SIZE)
      return <ToDoRow key={order.id} order={order} task={task} />;
    if (equal[0]?.order !== order) return [];
    return (
      <details key={task.verb} className="unfold">
        <summary className={list['row']}>{`${task.verb} · ${equal.length} orders`}</summary>
        {equal.map((one) => (
          <ToDoRow key={one.order.id} {...one} />
        ))}
      </details>
    );
  });
}

function ToDoRow({ order, task }: OrderTask<ViewerTask>) {
  const isLate = useDaysLate(task) !== null;
  // Late goods may not have arrived.
  const dispute = isLate && task.page === 'receipt' ? <LodgeDisputeLink {...order} /> : undefined;
  const title = task.needsBankDetails === true ? 'Add bank details' : task.verb;
  return <OrderRow order={order} task={task} title={title} isPersonNamed actions={dispute} />;
}
