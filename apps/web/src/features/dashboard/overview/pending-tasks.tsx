import { type ViewerTask, BANK_DETAILS_UNKNOWN, withPersonText } from '@amana/domain';
import { Card, Icon, buttonClass, classNames } from '@amana/ui';
import { Link } from 'react-router-dom';
import rowStyles from '../../../lists/list-row.module.css';
import { FailureState } from '../../../shared/states/failure-state.tsx';
import { PATHS, orderPath } from '../../../shared/paths.ts';
import { type OrderRowTask, AMONG_NEWEST, FoundTaskRows, isEmpty } from './found-tasks.tsx';
import styles from './home-tasks.module.css';
import { Due, LodgeDisputeLink, OrderMoney, OrderRow, useDaysLate, useSideOf } from './order-row.tsx';
import type { HomeTasks, HomeTasksState, OrderTask } from './use-home-tasks.ts';

export function PendingTasks({ tasks, error, retry }: HomeTasksState) {
  return (
    <Card flush aria-label="To do">
      <h2 className={styles['heading']}>To do</h2>
      {tasks !== undefined && <PendingTaskRows {...tasks} />}
      {tasks === undefined && error !== null && <FailureState error={error} onRetry={retry} />}
    </Card>
  );
}

function PendingTaskRows({ toDo, profileCompleted, isBankUnknown }: HomeTasks) {
  const isNothing = !isBankUnknown && profileCompleted && isEmpty(toDo);
  return (
    <>
      {isNothing && (
        <p className={styles['nothing']}>
          <Icon name="check" />{' '}
          <span>{toDo.isPartial ? `Nothing to do ${AMONG_NEWEST}` : 'Nothing to do now'}</span>
        </p>
      )}
      <FoundTaskRows found={toDo} Row={PendingTaskRow} />
      {!profileCompleted && (
        <Link className={classNames(rowStyles['row'], styles['row'])} to={PATHS.editProfile}>
          <span className={styles['head']}>
            <span className={styles['verb']}>
              <Icon name="user" /> Complete your profile
            </span>
            <Icon name="forward" size={16} />
          </span>
          <span className={rowStyles['note']}>Before you can create an order.</span>
        </Link>
      )}
      {isBankUnknown && (
        <p className={styles['foot']}>
          <Link to={PATHS.editAccount}>{BANK_DETAILS_UNKNOWN}</Link>
        </p>
      )}
    </>
  );
}

function PendingTaskRow({ task, order, ref }: OrderRowTask<ViewerTask>) {
  const person = withPersonText(order, useSideOf(order));
  const isLate = useDaysLate(task) !== null;
  // Late goods may not have arrived.
  const dispute = isLate && task.page === 'receipt' ? <LodgeDisputeLink order={order} /> : undefined;
  const actions = task.needsBankDetails === true ? <AddBankDetails order={order} /> : dispute;
  return (
    <OrderRow ref={ref} task={task} order={order} title={task.verb} actions={actions}>
      <OrderMoney order={order} person={person} />
      <Due task={task} />
    </OrderRow>
  );
}

function AddBankDetails({ order }: Pick<OrderTask, 'order'>) {
  return (
    <>
      <p className={styles['reason']}>First add the bank account that you are paid into.</p>
      <Link
        className={buttonClass('primary')}
        to={PATHS.editAccount}
        state={{ returnTo: orderPath(order.id) }}
        aria-label={`Add bank details: ${order.description}`}
      >
        Add bank details
      </Link>
    </>
  );
}
