import { BANK_DETAILS_UNKNOWN } from '@amana/domain';
import { Button, Card, Icon, Skeleton } from '@amana/ui';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import rowStyles from '../../../lists/list-row.module.css';
import { FailureState } from '../../../shared/states/failure-state.tsx';
import { PATHS } from '../../../shared/paths.ts';
import { FIRST_PAGE } from '../../../shared/route-context.ts';
import { STORAGE_KEYS } from '../../../storage/storage-keys.ts';
import { localStore } from '../../../storage/storage.ts';
import { PendingTaskRow } from './pending-task-row.tsx';
import styles from './pending-tasks.module.css';
import type { ViewerTasks, PendingTasksState } from './use-pending-tasks.ts';

const FIRST_ROWS = 3;
const AMONG_NEWEST = `among your ${FIRST_PAGE.pageSize} newest orders`;
const ROW_HEIGHT = 115;
const COMPLETE_PROFILE = {
  to: PATHS.editProfile,
  icon: 'user',
  label: 'Complete your profile',
  reason: 'Before you can create an order.',
} as const;
const ADD_BANK_DETAILS = {
  to: PATHS.editAccount,
  icon: 'bank',
  label: 'Add your bank details',
  reason: 'Before you can approve an order and be paid.',
} as const;

export function PendingTasks({ pendingTasks, error, retry }: PendingTasksState) {
  const [lastRows] = useState(() => Number(localStore.read(STORAGE_KEYS.pendingTaskRows) ?? '2'));
  return (
    <Card flush aria-label="Needs you">
      <h2 className={styles['heading']}>Needs you</h2>
      {pendingTasks !== undefined && <PendingTaskRows {...pendingTasks} />}
      {pendingTasks === undefined && error !== null && <FailureState error={error} onRetry={retry} />}
      {pendingTasks === undefined && error === null && (
        <div className={styles['skeleton']}>
          <Skeleton heights={[Math.max(1, Math.min(lastRows, FIRST_ROWS)) * ROW_HEIGHT - 24]} />
        </div>
      )}
    </Card>
  );
}

function PendingTaskRows({ profileCompleted, hasBankDetails, ...found }: ViewerTasks) {
  const { tasks, more, unreadable, unknown, isPartial } = found;
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? tasks : tasks.slice(0, FIRST_ROWS);
  const steps = [
    ...(profileCompleted ? [] : [COMPLETE_PROFILE]),
    ...(hasBankDetails === false ? [ADD_BANK_DETAILS] : []),
  ];
  const rows = shown.length + steps.length;
  const isNothing = hasBankDetails !== null && rows + more + unreadable + unknown === 0;
  useEffect(() => localStore.write(STORAGE_KEYS.pendingTaskRows, String(rows)), [rows]);
  const inAllOrders = [
    more > 0 && (isWhole || tasks.length <= FIRST_ROWS) && `${more} more in All Orders`,
    unreadable > 0 && `${unreadable} ${unreadable === 1 ? 'order' : 'orders'} in All Orders cannot be read`,
    unknown === 1 && '1 order in All Orders has a status that this app does not know',
    unknown > 1 && `${unknown} orders in All Orders have a status that this app does not know`,
  ].filter((text) => text !== false);
  const firstFurther = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // The button that had the focus was removed.
    if (isWhole) firstFurther.current?.focus();
  }, [isWhole]);
  return (
    <>
      {isNothing && (
        <p className={styles['nothing']}>
          <Icon name="check" /> {isPartial ? `Nothing needs you ${AMONG_NEWEST}` : 'Nothing needs you now'}
        </p>
      )}
      {shown.map((task, index) => (
        <PendingTaskRow key={task.order.id} ref={index === FIRST_ROWS ? firstFurther : undefined} {...task} />
      ))}
      {steps.map(({ to, icon, label, reason }) => (
        <Link key={to} className={styles['row']} to={to}>
          <span className={rowStyles['line']}>
            <span className={styles['verb']}>
              <Icon name={icon} /> {label}
            </span>
            <Icon name="forward" size={16} />
          </span>
          <span className={rowStyles['note']}>{reason}</span>
        </Link>
      ))}
      {tasks.length > shown.length && (
        <div className={styles['foot']}>
          <Button variant="link" onClick={() => setIsWhole(true)}>
            {`Show all ${tasks.length}`}
          </Button>
        </div>
      )}
      {inAllOrders.map((text) => (
        <p key={text} className={styles['foot']}>
          <Link to={PATHS.orders}>{text}</Link>
        </p>
      ))}
      {hasBankDetails === null && (
        <p className={styles['foot']}>
          <Link to={PATHS.editAccount}>{BANK_DETAILS_UNKNOWN}</Link>
        </p>
      )}
      {isPartial && !isNothing && (
        <p className={styles['foot']}>{`This is what was found ${AMONG_NEWEST}.`}</p>
      )}
    </>
  );
}
