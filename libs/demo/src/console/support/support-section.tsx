import type { Transaction } from '@amana/api';
import { useGetDisputeByTransaction, useGetDisputedTransactions } from '@amana/api';
import { isDisputeOpen } from '@amana/domain';
import { useUnit } from 'effector-react';
import { useConsoleApp } from '../console-app.ts';
import { Loaded } from '../parts/loaded.tsx';
import { OrderLink } from '../parts/order-link.tsx';
import { Nothing, Panel } from '../parts/panel.tsx';
import styles from '../parts/parts.module.css';
import { LIVE } from '../parts/refresh.ts';
import { nairaText } from '../parts/texts.ts';
import { Decision } from './decision.tsx';
import { Reply } from './reply.tsx';

/** Newest first; the console needs no second page. */
const SHOWN = { pageNumber: 1, pageSize: 10 };

/** Plays support: writes to the parties of a dispute and decides it. */
export function SupportSection() {
  const user = useUnit(useConsoleApp().$user);
  return (
    <Panel
      title="Support"
      text="Answer and decide as Admin. Shown are the disputes of who is signed in here."
    >
      {user === null ? (
        <Nothing>Sign in as a party of a dispute, under People.</Nothing>
      ) : (
        <Disputes key={user.userId} />
      )}
    </Panel>
  );
}

function Disputes() {
  const disputed = useGetDisputedTransactions(SHOWN, LIVE);
  return (
    <Loaded query={disputed}>
      {(transactions) =>
        transactions.length === 0 ? (
          <Nothing>No disputes. As the buyer, open a paid transaction and lodge one.</Nothing>
        ) : (
          <ul className={styles['list']}>
            {transactions.map((transaction) => (
              <DisputeItem key={transaction.id} transaction={transaction} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

function DisputeItem({ transaction }: { transaction: Transaction }) {
  const { paths } = useConsoleApp();
  const dispute = useGetDisputeByTransaction(transaction.id, LIVE);
  return (
    <li className={styles['item']}>
      <Loaded query={dispute}>
        {({ id, title, createdByUser, disputeStatus, orderAmount }) => (
          <>
            <div className={styles['line']}>
              <strong>{title}</strong>
              <span className={styles['soft']}>{nairaText(orderAmount)}</span>
            </div>
            <p className={styles['soft']}>
              Lodged by {createdByUser} · {disputeStatus}
            </p>
            <Reply threadId={id} title={title} />
            {isDisputeOpen({ disputeStatus }) && <Decision disputeId={id} title={title} />}
            <OrderLink path={paths.chat(id)}>Open the chat</OrderLink>
          </>
        )}
      </Loaded>
    </li>
  );
}
