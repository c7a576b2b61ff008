import { Button } from '@amana/ui';
import { type ComponentType, type Ref, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { NextStep } from '@amana/domain';
import { PATHS } from '../../../shared/paths.ts';
import { FIRST_PAGE } from '../../../shared/route-context.ts';
import styles from './home-tasks.module.css';
import type { FoundTasks, OrderTask } from './use-home-tasks.ts';

const FIRST_ROWS = 3;
export const AMONG_NEWEST = `among your ${FIRST_PAGE.pageSize} newest orders`;

export const isEmpty = ({ tasks, more, unreadable, unknown }: FoundTasks) =>
  tasks.length + more + unreadable + unknown === 0;

export interface OrderRowTask<Task extends NextStep = NextStep> extends OrderTask<Task> {
  ref?: Ref<HTMLAnchorElement> | undefined;
}

interface FoundTaskRowsProps<Task extends NextStep> {
  found: FoundTasks<Task>;
  Row: ComponentType<OrderRowTask<Task>>;
}

/** The first rows, the others on request, and links to the orders that are not shown. */
export function FoundTaskRows<Task extends NextStep>({ found, Row }: FoundTaskRowsProps<Task>) {
  const { tasks, more, unreadable, unknown, isPartial } = found;
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? tasks : tasks.slice(0, FIRST_ROWS);
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
      {shown.map((task, index) => (
        <Row key={task.order.id} ref={index === FIRST_ROWS ? firstFurther : undefined} {...task} />
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
      {isPartial && !isEmpty(found) && (
        <p className={styles['foot']}>{`This is what was found ${AMONG_NEWEST}.`}</p>
      )}
    </>
  );
}
