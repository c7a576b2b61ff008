import { Button, Card, Icon, type IconName, Skeleton } from '@amana/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
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

export function PendingTasks({ pendingTasks, error, retry }: Omit<PendingTasksState, 'isFirstLoad'>) {
  if (pendingTasks === undefined && error === null) return <PendingTasksSkeleton />;
  return (
    <PendingTasksCard>
      {pendingTasks === undefined ? (
        <FailureState error={error} onRetry={retry} />
      ) : (
        <PendingTaskRows {...pendingTasks} />
      )}
    </PendingTasksCard>
  );
}

export function PendingTasksSkeleton() {
  const [rows] = useState(() => Number(localStore.read(STORAGE_KEYS.pendingTaskRows) ?? '2'));
  return (
    <PendingTasksCard>
      <div className={styles['skeleton']}>
        <Skeleton heights={[Math.max(1, Math.min(rows, FIRST_ROWS)) * ROW_HEIGHT - 24]} />
      </div>
    </PendingTasksCard>
  );
}

function PendingTasksCard({ children }: { children: ReactNode }) {
  return (
    <Card flush aria-label="Needs you">
      <h2 className={styles['heading']}>Needs you</h2>
      {children}
    </Card>
  );
}

function PendingTaskRows({ profileCompleted, hasBankDetails, ...found }: ViewerTasks) {
  const { tasks, more, unreadable, unknown, isPartial } = found;
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? tasks : tasks.slice(0, FIRST_ROWS);
  const steps = STEPS.filter(({ isDone }) => !isDone({ profileCompleted, hasBankDetails }));
  const rows = shown.length + steps.length;
  const isNothing = rows + more + unreadable + unknown === 0;
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
          <span className={styles['line']}>
            <span className={styles['verb']}>
              <Icon name={icon} /> {label}
            </span>
            <Icon name="forward" size={16} />
          </span>
          <span className={styles['reason']}>{reason}</span>
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
      {isPartial && !isNothing && (
        <p className={styles['foot']}>{`This is what was found ${AMONG_NEWEST}.`}</p>
      )}
    </>
  );
}

interface Step {
  readonly isDone: (account: Pick<ViewerTasks, 'profileCompleted' | 'hasBankDetails'>) => boolean;
  readonly to: string;
  readonly icon: IconName;
  readonly label: string;
  readonly reason: string;
}

const STEPS: readonly Step[] = [
  {
    isDone: ({ profileCompleted }) => profileCompleted,
    to: PATHS.editProfile,
    icon: 'user',
    label: 'Complete your profile',
    reason: 'Before you can create an order.',
  },
  {
    isDone: ({ hasBankDetails }) => hasBankDetails,
    to: PATHS.editAccount,
    icon: 'bank',
    label: 'Add your bank details',
    reason: 'Before you can approve an order and be paid.',
  },
];
